import { useRef, type ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The letters, and a card that shows one of them as large as the screen, for a classroom. */
export default function RandomLetter(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return <ToolForm form={form} className="random-letter" below={<Card form={form} />} />;
}

function Card({ form }: { form: Form }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const own = form.props.strings.own ?? {};
  const letters: unknown = form.outcome?.values.result;
  const [letter] = Array.isArray(letters) ? letters.map(String) : [];
  if (letter === undefined) return null;
  return (
    <div className="actions">
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {own.card}
      </button>
      <dialog
        ref={dialog}
        className="letter-card"
        aria-label={own.card}
        onKeyDown={(event) => event.key === 'ArrowRight' && form.submit()}
      >
        <p aria-live="polite">{letter}</p>
        <div className="actions">
          <button type="button" className="primary" onClick={() => form.submit()}>
            {own.next}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {own.close}
          </button>
        </div>
      </dialog>
    </div>
  );
}
