import { useEffect, useRef, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** Converts a text, or only its selection at the time of the press, until the text changes. */
export default function CaseConverter(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const area = () => form.ref.current?.querySelector<HTMLTextAreaElement>('textarea[name=input]');
  const part = String(form.reading()?.values?.selection ?? '');

  const select = () => {
    const text = area();
    if (part !== '') form.setValues({ selection: '' });
    else if (text && text.selectionEnd > text.selectionStart)
      form.setValues({ selection: `${text.selectionStart}-${text.selectionEnd}` });
    else form.announce(own.selectFirst ?? '');
  };
  // Positions in a text that has changed since are meaningless.
  const chosenIn = useRef<string>(undefined);
  useEffect(() => {
    const text = String(form.reading()?.values?.input ?? '');
    if (part === '') chosenIn.current = undefined;
    else if ((chosenIn.current ??= text) !== text) form.setValues({ selection: '' });
    // A run is the only event after which the selection can have changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.outcome]);

  return (
    <ToolForm
      form={form}
      placed={['selection']}
      input={
        <>
          {/* Without a default: React would put that back over what a link or the button has set. */}
          <input type="hidden" name="selection" />
          <div className="actions">
            <button type="button" aria-pressed={part !== ''} disabled={form.held.has('input')} onClick={select}>
              {own.selectedOnly}
            </button>
          </div>
        </>
      }
    />
  );
}
