import { useId, type ReactNode, type RefObject } from 'react';
import type { Form } from '../../form/form';
import { initialText } from './initial-text';

interface Props {
  form: Form;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Whether the editor covers the text area. */
  isOpen: boolean;
  /** The text is code, not prose. */
  isCode?: boolean;
  onInput: (text: string) => void;
}

/** The text area `input` under an editor: it is the form's state, and works until the editor has loaded. */
export function CoveredText({ form, area, isOpen, isCode = false, onInput }: Props): ReactNode {
  const { strings, preset, declared } = form.props;
  const id = useId();
  const field = declared.fields.input;
  const classes = [isCode && 'mono', isOpen && 'visually-hidden'].filter(Boolean);
  return (
    <>
      <label htmlFor={id} className={isOpen ? 'visually-hidden' : 'label'}>
        {strings.labels.input}
      </label>
      <textarea
        ref={area}
        id={id}
        name="input"
        rows={field?.type === 'text' ? field.rows : undefined}
        className={classes.join(' ') || undefined}
        tabIndex={isOpen ? -1 : undefined}
        aria-hidden={isOpen ? true : undefined}
        dir={isCode ? undefined : 'auto'}
        spellCheck={!isCode}
        autoCapitalize={isCode ? 'off' : undefined}
        autoComplete="off"
        placeholder={strings.placeholders?.input}
        defaultValue={initialText(preset.input ?? '')}
        // In the capture phase, before the form handles it: the form takes a text that is too long out of this field.
        onInputCapture={(event) => onInput(event.currentTarget.value)}
      />
    </>
  );
}
