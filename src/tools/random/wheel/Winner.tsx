import type { ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';
import type { Spin } from './use-spin';
import type { ShownWheel } from './use-shown-wheel';

interface Props {
  form: Form;
  shown: ShownWheel;
  spin: Spin;
}

/** The dialog with the winner: spin again, or take the winner out. */
export function Winner({ form, shown: { winner, remaining }, spin: { dialog, start } }: Props): ReactNode {
  const { strings, words } = form.props;
  const own = strings.own ?? {};
  return (
    <dialog ref={dialog} className="winner" aria-label={`${strings.labels.result}: ${winner}`}>
      <canvas aria-hidden="true" />
      <p>{winner}</p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          onClick={() => {
            dialog.current?.close();
            start();
          }}
        >
          {words['action.again']}
        </button>
        {remaining.includes('\n') && (
          <button
            type="button"
            onClick={() => {
              dialog.current?.close();
              form.setValues({ input: remaining });
            }}
          >
            {own.takeOut}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {own.close}
        </button>
      </div>
    </dialog>
  );
}
