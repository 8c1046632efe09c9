import { useEffect, useId, useState, type DragEvent, type ReactNode } from 'react';
import { formatBytes } from '../../../i18n/format';
import { initialText } from '../../../kinds/parts/controls/initial-text';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import { PasswordMeter } from '../../../kinds/parts/controls/PasswordMeter';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';
import { usePasswordRating } from './use-password-rating';

/**
 * A text or a file, and a password that can be masked. The file may be any file, kept byte for byte, so the shared text
 * control, which reads a chosen file as text, does not fit.
 */
export default function EncryptDecrypt(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const [covered, setCovered] = useState(true);
  return (
    <ToolForm
      form={form}
      className="encrypt"
      placed={['input', 'file', 'password']}
      input={
        <>
          <div className="texts">
            <Source form={form} own={own} />
          </div>
          <div className={covered ? 'covered' : undefined}>
            <Controls form={form} only={['password']} />
            <label className="check">
              <input type="checkbox" checked={!covered} onChange={() => setCovered(!covered)} />
              <span>{own.show}</span>
            </label>
          </div>
        </>
      }
      below={<RatingMeter form={form} own={own} />}
    />
  );
}

/** Shows how strong the password for encrypting is. */
function RatingMeter({ form, own }: { form: Form; own: Readonly<Record<string, string>> }): ReactNode {
  const [password, setPassword] = useState('');
  const { ref, outcome } = form;
  useEffect(() => {
    const control = ref.current;
    const read = () => {
      const { direction, password: typed } = form.reading()?.values ?? {};
      setPassword(direction === 'encrypt' && typeof typed === 'string' ? typed : '');
    };
    read();
    control?.addEventListener('input', read);
    return () => control?.removeEventListener('input', read);
    // On a new outcome too: the password may have come with the link.
  }, [form, ref, outcome]);
  const rating = usePasswordRating(password, form.props.lang);
  if (rating === undefined) return null;
  if (typeof rating === 'string')
    return (
      <PasswordMeter words={own} strength={undefined} pending={rating === 'failed' ? own.notRated : own.beingRated} />
    );
  const advice = rating.advice.flatMap((code) => own[code] ?? []);
  return <PasswordMeter words={own} strength={rating.strength} advice={advice} />;
}

function Source({ form, own }: { form: Form; own: Readonly<Record<string, string>> }): ReactNode {
  const id = useId();
  const { words, strings, lang } = form.props;
  const [over, setOver] = useState(false);
  const held = form.held.get('input');
  const chosen = form.reading()?.values?.file;
  const file: unknown = Array.isArray(chosen) ? chosen[0] : undefined;
  const chooser = () => {
    const control = form.ref.current?.elements.namedItem('file');
    return control instanceof HTMLInputElement ? control : undefined;
  };
  const take = (list: FileList) => {
    const control = chooser();
    if (!control) return;
    control.files = list;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    },
  };
  const label = strings.labels.input ?? '';
  return (
    <div className="field field-text" data-field="input">
      <div className={over ? 'text-control over' : 'text-control'} {...drop}>
        <div className="field-head">
          <label htmlFor={id}>{label}</label>
          <span className="field-actions">
            <label className="button quiet">
              {words['action.upload']}
              <input type="file" name="file" aria-label={strings.labels.file} className="visually-hidden" />
            </label>
          </span>
        </div>
        {file instanceof File && (
          <p className="chosen-file">
            <span>{file.name}</span> <span className="hint">{formatBytes(file.size, lang)}</span>
            <button type="button" className="quiet" onClick={() => take(new DataTransfer().files)}>
              {words['action.remove']}
            </button>
          </p>
        )}
        <textarea
          id={id}
          name="input"
          rows={8}
          dir="auto"
          className="mono"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={own.dropAny}
          defaultValue={initialText(form.props.preset.input ?? '')}
          hidden={held !== undefined || file instanceof File}
          aria-invalid={form.problem?.field === 'input' || undefined}
        />
        {held !== undefined && !(file instanceof File) && (
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
