import { useId, type ReactNode } from 'react';
import { initialText } from '../../../kinds/parts/controls/initial-text';
import type { OutFile } from '../../../kinds/contract/outputs';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** A pasted text, or a text file that the worker reads and the page never shows: both can be as long as the file they encode. */
export default function BaseFileDecode(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <ToolForm
      form={form}
      placed={['input']}
      input={
        <div className="texts">
          <Digits form={form} />
        </div>
      }
      results={[{ extra: () => <OpenPdf form={form} /> }]}
    />
  );
}

/** Opens the browser's viewer in a new tab: a frame would need an exception in the page's policy. */
function OpenPdf({ form }: { form: Form }): ReactNode {
  const [file] = filesOf(form.outcome?.values.result);
  if (file?.blob.type !== 'application/pdf') return null;
  const open = () => {
    const url = URL.createObjectURL(file.blob);
    window.open(url);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <button type="button" onClick={open}>
      {form.props.strings.own?.open}
    </button>
  );
}

const filesOf = (value: unknown): readonly OutFile[] => (Array.isArray(value) ? value : []);

/** The pasted text. It has no file button, because a chosen file belongs to the field `file`. */
function Digits({ form }: { form: Form }): ReactNode {
  const id = useId();
  const { strings, preset } = form.props;
  const label = strings.labels.input ?? '';
  const held = form.held.get('input');
  return (
    <div className="field field-text" data-field="input">
      <div className="text-control">
        <div className="field-head">
          <label htmlFor={id}>{label}</label>
        </div>
        <textarea
          id={id}
          name="input"
          rows={6}
          dir="auto"
          className="mono"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={strings.placeholders?.input}
          defaultValue={initialText(preset.input ?? '')}
          hidden={held !== undefined}
          aria-invalid={form.problem?.field === 'input' || undefined}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            const area = event.currentTarget;
            if (pasted.length + area.value.length <= LARGE_TEXT) return;
            event.preventDefault();
            form.setText(
              'input',
              area.value.slice(0, area.selectionStart) + pasted + area.value.slice(area.selectionEnd),
            );
          }}
        />
        {held !== undefined && (
          <LargeText
            text={held}
            label={label}
            form={form}
            onEdit={(text) => form.edited('input', text)}
            onEmpty={() => form.setText('input', '')}
          />
        )}
      </div>
    </div>
  );
}
