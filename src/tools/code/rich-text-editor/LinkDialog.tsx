import { useId, useRef, useState, type ReactNode } from 'react';
import { EditDialog, type DialogProps } from './EditDialog';
import { addressOf } from './link-address';

/** Edits the address of the link at the caret. Its inputs have no names, so they are not part of the tool's form. */
export function LinkDialog({ editor, words, cancel, onClose }: DialogProps): ReactNode {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const [bad, setBad] = useState(false);
  const [{ before, needsText }] = useState(() => {
    const href = String(editor.getAttributes('link').href ?? '');
    return { before: href, needsText: editor.state.selection.empty && href === '' };
  });

  const remove = () => void editor.chain().extendMarkRange('link').unsetLink().run();
  const set = (): boolean => {
    const typed = address.current?.value ?? '';
    if (typed.trim() === '' && before !== '') {
      remove();
      return true;
    }
    const href = addressOf(typed);
    if (href === undefined) {
      setBad(true);
      address.current?.focus();
      return false;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (needsText) {
      const shown = text.current?.value.trim() || typed.trim();
      return chain.insertContent({ type: 'text', text: shown, marks: [{ type: 'link', attrs: { href } }] }).run();
    }
    return chain.setLink({ href }).run();
  };

  return (
    <EditDialog
      editor={editor}
      title={words.link}
      cancel={cancel}
      apply={words.linkSet}
      onApply={set}
      remove={before === '' ? undefined : { label: words.linkRemove, act: remove }}
      onClose={onClose}
    >
      {needsText && (
        <div className="field">
          <label htmlFor={`${id}-text`}>{words.linkText}</label>
          <input ref={text} id={`${id}-text`} type="text" autoComplete="off" dir="auto" />
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-address`}>{words.linkAddress}</label>
        <input
          ref={address}
          id={`${id}-address`}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          placeholder="https://"
          defaultValue={before}
          aria-invalid={bad || undefined}
          aria-describedby={bad ? `${id}-bad` : undefined}
          onInput={() => setBad(false)}
        />
        {bad && (
          <p role="alert" className="alert" id={`${id}-bad`}>
            {words.linkBad}
          </p>
        )}
      </div>
    </EditDialog>
  );
}
