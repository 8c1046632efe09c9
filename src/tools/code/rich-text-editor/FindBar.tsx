import { useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import type { Editor } from './editor';

interface Props {
  editor: Editor;
  parts: Pick<typeof import('./editor'), 'findNext' | 'replaceAll' | 'replaceNext'>;
  words: Readonly<Record<string, string>>;
  lang: Lang;
  onClose: () => void;
}

/** Find and replace. Its controls have no names, so they are not part of the tool's form. */
export function FindBar({ editor, parts, words, lang, onClose }: Props): ReactNode {
  const wanted = useRef<HTMLInputElement>(null);
  const instead = useRef<HTMLInputElement>(null);
  const exact = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const act = (how: 'findNext' | 'replaceNext' | 'replaceAll') => {
    const text = wanted.current?.value ?? '';
    const matchCase = exact.current?.checked ?? false;
    const other = instead.current?.value ?? '';
    const count =
      how === 'findNext' ? parts.findNext(editor, text, matchCase) : parts[how](editor, text, other, matchCase);
    setMessage(fill((how === 'replaceAll' ? words.replaced : words.found) ?? '', { count }, lang));
  };
  return (
    <div
      className="find-bar"
      role="search"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        act(event.target === instead.current ? 'replaceNext' : 'findNext');
      }}
    >
      <label>
        {words.wanted} <input ref={wanted} type="text" autoComplete="off" />
      </label>
      <label>
        {words.instead} <input ref={instead} type="text" autoComplete="off" />
      </label>
      <label className="check">
        <input ref={exact} type="checkbox" />
        <span>{words.matchCase}</span>
      </label>
      <button type="button" onClick={() => act('findNext')}>
        {words.findNext}
      </button>
      <button type="button" onClick={() => act('replaceNext')}>
        {words.replaceNext}
      </button>
      <button type="button" onClick={() => act('replaceAll')}>
        {words.replaceAll}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
