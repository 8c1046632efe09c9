import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Interface } from '../../../i18n/en';
import { httpClient } from '../../../browser/http';
import { problem } from '../../contract/messages';
import { handOver } from './hand-over';
import { rankTakers, type Taker } from './takers';
import type { UseInProps } from './use-in-props';

/** Named before a search. */
const LIKELY = 4;
const FOUND = 8;

/** The likeliest tools for a result, and a search for the others. */
export default function Takers({ form, extension, mime = '', content }: UseInProps): ReactNode {
  const { lang, id } = form.props;
  const [all, setAll] = useState<readonly Taker[]>();
  const [words, setWords] = useState<Interface>();
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const { words: load, fail } = form;
  // The form's functions change with every render; the list is loaded once for each opening.
  const [start] = useState(() => async () => {
    try {
      const [list, found] = await Promise.all([
        httpClient(import.meta.env.BASE_URL)<Taker[]>(`api/${lang}/uses`, { responseType: 'json' }),
        load(),
      ]);
      setAll(list);
      setWords(found);
    } catch {
      fail(problem('error.network'));
    }
  });
  useEffect(() => void start(), [start]);
  // On a phone its keyboard would hide the list.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, [words]);

  const ranked = useMemo(
    () => rankTakers(all ?? [], { extension, mime, path: location.pathname, family: id.split('/')[0] ?? '' }),
    [all, extension, mime, id],
  );
  if (!words) return null;
  const wanted = folded(query.trim());
  const shown =
    wanted === ''
      ? ranked.slice(0, LIKELY)
      : ranked.filter(({ text }) => folded(text).includes(wanted)).slice(0, FOUND);

  const take = async (event: MouseEvent<HTMLAnchorElement>, taker: Taker) => {
    event.preventDefault();
    const apart = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1;
    try {
      await handOver(form, taker, await content(), { extension, mime, apart });
    } catch {
      fail(problem('error.handOver'));
    }
  };
  return (
    <ul className="menu-list">
      {shown.map((taker) => (
        <li key={taker.url}>
          <a
            href={taker.url}
            lang={taker.lang}
            hrefLang={taker.lang}
            onClick={(event) => void take(event, taker)}
            onAuxClick={(event) => void take(event, taker)}
          >
            {taker.text}
          </a>
        </li>
      ))}
      {ranked.length > LIKELY && (
        <li>
          <input
            ref={box}
            type="search"
            value={query}
            aria-label={words['search.label']}
            placeholder={words['search.placeholder']}
            style={{ width: '100%' }}
            onChange={(event) => setQuery(event.target.value)}
            // The form would take them for its own: run with Enter, a changed field.
            onInput={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </li>
      )}
    </ul>
  );
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
