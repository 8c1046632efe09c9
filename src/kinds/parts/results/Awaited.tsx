import type { ReactNode } from 'react';
import type { Form } from '../../form/form';

/** In place of a result that isn't there yet: what will appear, and samples that fill the form with one press. */
export function Awaited({ form }: { form: Form }): ReactNode {
  const { samples, words } = form.props;
  return (
    <div className="placeholder">
      <p>{words['status.empty']}</p>
      {samples.length > 0 && (
        <p className="samples">
          {words['label.try']}{' '}
          {samples.map(({ text, fragment }) => (
            <a key={fragment} className="chip" href={`#${fragment}`} dir="auto">
              {text}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
