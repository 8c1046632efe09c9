import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fill, formatBytes } from '../../../i18n/format';
import { OpenFile } from '../../../kinds/parts/controls/OpenFile';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { linkWarning } from '../../../kinds/form/permalink';
import { codeFragment } from '../../../formats/highlight/snapshot-link';
import { FILE_LIMIT } from '../../../features/notes/note-file';
import { titleOf } from '../../../features/notes/note-titles';
import { readTextFile } from '../../../core/bytes/read-text-file';
import { Select } from './Select';

/** Typed text is stored in this tab only. */
const storageKey = () => `typed:${location.pathname}`;
const KEPT_LIMIT = 1_000_000;

export interface MadeHere {
  readonly fragment: string;
  readonly warning: 'copied' | 'long' | 'veryLong' | 'refused';
  readonly length: number;
  readonly replaced: number;
  /** The text that the link contains. */
  readonly text: string;
}

interface Props {
  props: IslandProps;
  hidden: boolean;
  onMade: (made: MadeHere) => void;
}

/** A text area to paste a text, and a button that makes its link. */
export function Box({ props, hidden, onMade }: Props): ReactNode {
  const { strings, words } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const fields: Fields = {
    area,
    title: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    language: useRef(props.preset.lang ?? 'auto'),
  };
  const { problem, keep, make, take } = useBox(props, fields, onMade);

  return (
    <div className="share-box" hidden={hidden}>
      <label className="label" htmlFor="share-input">
        {strings.labels.input}
      </label>
      <textarea
        ref={area}
        id="share-input"
        name="input"
        rows={12}
        className="mono"
        dir="auto"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={strings.placeholders?.input}
        onInput={keep}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          void take(file);
        }}
      />
      <BoxOptions props={props} hidden={hidden} fields={fields} />
      {problem && (
        <div role="alert" className="alert">
          {problem.text}{' '}
          {problem.file && (
            <button
              type="button"
              className="quiet"
              onClick={() =>
                download('code.txt', new Blob([area.current?.value ?? ''], { type: 'text/plain;charset=utf-8' }))
              }
            >
              {words['action.download']}
            </button>
          )}
        </div>
      )}
      <div className="actions">
        <button type="button" className="primary" onClick={() => void make()}>
          {strings.own?.make}
        </button>
        <OpenFile label={words['action.upload']} accept="text/*" onFile={({ file }) => void take(file)} />
      </div>
    </div>
  );
}

/** The title, the language and the password of the link. */
function BoxOptions({ props, hidden, fields }: { props: IslandProps; hidden: boolean; fields: Fields }): ReactNode {
  const { strings } = props;
  const { title, password, language } = fields;
  return (
    <div className="options">
      <div className="field">
        <label htmlFor="share-title">{strings.labels.title}</label>
        <input
          ref={title}
          id="share-title"
          name="title"
          type="text"
          autoComplete="off"
          dir="auto"
          placeholder={strings.placeholders?.title}
        />
      </div>
      <Select
        props={props}
        name={hidden ? undefined : 'lang'}
        of="lang"
        selected={(value) => {
          language.current = value;
        }}
      />
      <div className="field">
        <label htmlFor="share-password">{strings.labels.password}</label>
        <input
          ref={password}
          id="share-password"
          name={hidden ? undefined : 'password'}
          type="password"
          autoComplete="new-password"
          aria-describedby="share-password-hint"
        />
        <p className="hint" id="share-password-hint">
          {strings.hints?.password}
        </p>
      </div>
    </div>
  );
}

interface Fields {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly title: RefObject<HTMLInputElement | null>;
  readonly password: RefObject<HTMLInputElement | null>;
  /** The chosen language's name. */
  readonly language: RefObject<string>;
}

/** What the box's buttons do with its fields, and the problem that the last one met. */
function useBox({ strings, lang, words }: IslandProps, fields: Fields, onMade: Props['onMade']) {
  const own = strings.own ?? {};
  const { area, title, password, language } = fields;
  const [problem, setProblem] = useState<{ readonly text: string; readonly file: boolean }>();

  useEffect(() => {
    const field = area.current;
    if (!field || field.value !== '') return;
    try {
      field.value = sessionStorage.getItem(storageKey()) ?? '';
    } catch {
      // Storage is disabled.
    }
  }, [area]);

  const keep = () => {
    try {
      const typed = area.current?.value ?? '';
      if (typed.length <= KEPT_LIMIT) sessionStorage.setItem(storageKey(), typed);
    } catch {
      // Storage is full or disabled: the text area still contains the text.
    }
  };
  const make = async () => {
    const text = area.current?.value ?? '';
    if (text === '') {
      setProblem({ text: own.nothing ?? '', file: false });
      area.current?.focus();
      return;
    }
    const code = {
      text,
      title: titleOf(title.current?.value ?? ''),
      lang: language.current,
      theme: 'auto',
      numbers: true,
      mark: '',
    };
    const { fragment, replaced } = await codeFragment(code, password.current?.value ?? '');
    const { length } = `${location.origin}${location.pathname}#${fragment}`;
    const warning = linkWarning(length);
    if (warning === 'refused') {
      setProblem({ text: fill(own.linkTooLong ?? '', { n: length }, lang), file: true });
      return;
    }
    setProblem(undefined);
    onMade({ fragment, warning, length, replaced, text: text.toWellFormed() });
  };
  const take = async (file: File) => {
    const refuse = (code: 'error.fileType' | 'error.fileTooLarge' | 'error.fileRead', blanks = {}) =>
      setProblem({ text: fill(words[code], { name: file.name, ...blanks }, lang), file: false });
    if (file.size > FILE_LIMIT)
      return refuse('error.fileTooLarge', { size: formatBytes(file.size, lang), limit: formatBytes(FILE_LIMIT, lang) });
    try {
      const text = await readTextFile(file);
      if (text === undefined) return refuse('error.fileType');
      setProblem(undefined);
      if (area.current) area.current.value = text;
      if (title.current && title.current.value === '') title.current.value = titleOf(file.name);
      keep();
    } catch {
      refuse('error.fileRead');
    }
  };

  return { problem, keep, make, take };
}
