import { useEffect, useRef, type ReactNode } from 'react';
import { CLIP_LIMITS } from '../../../features/clips/clip';
import { initialText } from '../../../kinds/parts/controls/initial-text';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { storageKey } from '../../../kinds/form/form-memory';
import { Icon } from '../../../ui/IconButton';
import type { Say } from './words';

interface Props {
  props: IslandProps;
  say: Say;
  add: (text: string, title: string) => Promise<boolean>;
  /** False if the browser does not let the page read the clipboard. */
  paste: () => Promise<boolean>;
  files: (files: readonly File[]) => Promise<void>;
  refused: () => void;
}

/** Buttons to paste or choose a file, and fields to type in. Typed text stays in this tab until it is added. */
export function Compose({ props, say, add, paste, files, refused }: Props): ReactNode {
  const { strings, preset } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const kept = remembered();
    if (area.current?.value === '' && kept.input !== '') area.current.value = kept.input;
    if (title.current?.value === '' && kept.title !== '') title.current.value = kept.title;
  }, []);

  const remember = () => {
    try {
      const typed = { input: area.current?.value ?? '', title: title.current?.value ?? '' };
      if (typed.input === '' && typed.title === '') sessionStorage.removeItem(storageKey());
      else sessionStorage.setItem(storageKey(), JSON.stringify(typed));
    } catch {
      // Storage is full or disabled: the text is kept only while the page is open.
    }
  };
  const addTyped = async () => {
    const typed = area.current?.value ?? '';
    const named = title.current?.value ?? '';
    if (!(await add(typed, named))) return;
    // Keep what was typed in the meantime.
    if (area.current?.value === typed) area.current.value = '';
    if (title.current?.value === named) title.current.value = '';
    remember();
    area.current?.focus();
  };
  const pasteNow = async () => {
    if (await paste()) return;
    refused();
    area.current?.focus();
  };

  return (
    <div className="clip-in">
      <PasteOrFile props={props} say={say} files={files} onPaste={() => void pasteNow()} />
      <div className="clip-typed" onInput={remember}>
        <textarea
          ref={area}
          name="input"
          rows={2}
          dir="auto"
          aria-label={strings.labels.input}
          placeholder={strings.placeholders?.input}
          defaultValue={initialText(preset.input ?? '')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void addTyped();
          }}
        />
        <div className="line">
          <input
            ref={title}
            name="title"
            dir="auto"
            autoComplete="off"
            maxLength={CLIP_LIMITS.title}
            aria-label={strings.labels.title}
            placeholder={strings.placeholders?.title}
            defaultValue={preset.title ?? ''}
            onKeyDown={(event) => {
              // During input method composition, Enter only confirms the composed text.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void addTyped();
            }}
          />
          <button type="button" onClick={() => void addTyped()}>
            {say('add')}
          </button>
        </div>
      </div>
    </div>
  );
}

type PasteOrFileProps = Pick<Props, 'props' | 'say' | 'files'> & { onPaste: () => void };

function PasteOrFile({ props, say, files, onPaste }: PasteOrFileProps): ReactNode {
  const { input } = props.declared.fields;
  return (
    <div className="clip-ways">
      <button type="button" className="primary clip-big" onClick={onPaste}>
        <Icon name="paste" />
        {props.words['action.paste']}
      </button>
      <span className="hint">{say('pasteHint')}</span>
      <label className="button">
        <Icon name="picture" />
        {say('file')}
        <input
          type="file"
          name="file"
          multiple
          className="visually-hidden"
          accept={input?.type === 'text' ? input.accept : undefined}
          onChange={({ currentTarget }) => {
            void files(Array.from(currentTarget.files ?? []));
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}

function remembered(): { readonly input: string; readonly title: string } {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('input' in kept) || !('title' in kept))
      throw new Error('Nothing');
    return { input: String(kept.input), title: String(kept.title) };
  } catch {
    return { input: '', title: '' };
  }
}
