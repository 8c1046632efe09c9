import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { httpClient } from '../browser/http';
import type { ToastDetail } from '../browser/pending-toast';
import type { Pasted } from './pasted';
import type { makeSearch, SearchHints, ToolItem } from './search';
import type { SearchWords } from './search-words';

interface Props {
  lang: string;
  words: SearchWords;
  base: string;
  id: string;
  /** Searches for the words of the page's path: it was not found. */
  fromPath?: boolean;
  /** Shows the tools for what another app shared with the installed site: `#shared=` is its ID. */
  shared?: boolean;
}

type Found = { readonly match: boolean; readonly items: readonly ToolItem[] };

/** Cards at most, and those for a path that was not found. */
const MOST = 60;
const A_FEW = 5;

/** The box shows this many characters of a pasted text. */
const SHOWN = 200;

/** `#` and six random digits: the color of a card's icon. */
const randomColor = () =>
  `#${String(Math.floor(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000)))}`;

/** The search box: its list is fetched on first use. Arrow keys move through the cards, Enter opens one. */
export default function Search({ lang, words, base, id, fromPath = false, shared = false }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { found, hints, load, search, searchPasted } = useSearch(lang, base);
  /** The cards show what the path seems to mean: only a few, for which the page has room. */
  const [isFromPath, setFromPath] = useState(fromPath);

  useEffect(() => {
    // Before the first letter, which will report an error.
    load().catch(() => {});
    const input = box.current?.querySelector('input');
    if (input && fromPath && input.value === '') input.value = pathWords(base, lang);
    if (input?.value) void search(input.value);
    const sharedId = shared ? /^#shared=(.+)/.exec(location.hash)?.[1] : undefined;
    if (input && sharedId) void showShared(input, sharedId);
    // Once, on hydration: searches for what was typed before.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const showShared = async (input: HTMLInputElement, sharedId: string) => {
    const pasted = await (await import('./pasted')).takeShared(sharedId);
    if (pasted && input.value === '') input.value = searchPasted(pasted);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    // A spreadsheet puts a picture of its cells beside their text.
    const files = text === '' ? Array.from(event.clipboardData.files) : [];
    const input = event.currentTarget;
    if (input.value !== '' && files.length === 0) return;
    event.preventDefault();
    setFromPath(false);
    input.value = searchPasted(files.length > 0 ? files : text);
  };

  const onDrop = (event: DragEvent) => {
    const files = Array.from(event.dataTransfer.files);
    const input = box.current?.querySelector('input');
    if (!input || files.length === 0) return;
    event.preventDefault();
    setFromPath(false);
    input.value = searchPasted(files);
  };

  return (
    <div
      className={fromPath ? 'search from-path' : 'search'}
      role="search"
      ref={box}
      onKeyDown={(event) => moveOrOpen(event, box.current)}
      onDragOver={allowDrop}
      onDrop={onDrop}
    >
      <Magnifier />
      <input
        id={id}
        type="search"
        required
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={words['search.placeholder']}
        aria-label={words['search.label']}
        onPaste={onPaste}
        onInput={(event) => {
          setFromPath(false);
          void search(event.currentTarget.value);
        }}
      />
      <div role="status">
        {found?.match === false && <p>{words['search.noMatch']}</p>}
        {found?.match === false && found.items.length > 0 && <p className="hint">{words['search.didYouMean']}</p>}
      </div>
      {found && <Cards items={found.items.slice(0, isFromPath ? A_FEW : MOST)} hints={hints} first={found.match} />}
    </div>
  );
}

const Magnifier = (): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21" />
  </svg>
);

/** Arrow keys move between the box and the cards; Enter in the box opens the first card. */
function moveOrOpen(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = Array.from(box?.querySelectorAll<HTMLElement>('input, a') ?? []);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) {
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  } else if (event.key === 'Enter' && at === 0) {
    event.preventDefault();
    stops[1]?.click();
  }
}

/** Without this, the browser opens a dropped file instead of the page. */
function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** 'no such tool' for /no-such-tool/, and for /ru/no-such-tool/ where the page speaks Russian. */
function pathWords(base: string, lang: string): string {
  const segments = decodeURI(location.pathname).slice(base.length).split('/');
  return segments
    .filter((segment, at) => at > 0 || segment !== lang)
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The list of tools, fetched on first use, and what was found in it. */
function useSearch(lang: string, base: string) {
  const engine = useRef<Promise<ReturnType<typeof makeSearch> & { get: ReturnType<typeof httpClient> }>>(undefined);
  const latest = useRef(0);
  /** Whether the visitor was told that the list does not load. */
  const isTold = useRef(false);
  /** What was pasted last: the box keeps no line breaks, and only the beginning of a long text. */
  const pasted = useRef<{ content: Pasted; shown: string }>({ content: '', shown: '' });
  const [found, setFound] = useState<Found>();
  const [hints, setHints] = useState<SearchHints>({});

  const load = () =>
    (engine.current ??= (async () => {
      const [{ makeSearch: make }, { httpClient }] = await Promise.all([import('./search'), import('../browser/http')]);
      const get = httpClient(base);
      const [items, all] = await Promise.all([
        get<ToolItem[]>(`api/${lang}/tools`, { responseType: 'json' }),
        // The names alone are enough to find a tool, as they must be offline.
        get<SearchHints>(`api/${lang}/hints`, { responseType: 'json' }).catch(() => ({})),
      ]);
      setHints(all);
      return { ...make(items, all), get };
    })().catch((error: unknown) => {
      // The next letter retries.
      engine.current = undefined;
      throw error;
    }));

  const search = async (query: string) => {
    const own = ++latest.current;
    if (query.trim() === '') {
      setFound(undefined);
      return;
    }
    const loaded = await load().catch(() => undefined);
    // The text stays in the box, and the next letter retries. The visitor is told once, as by `toastNow`, whose file this
    // page may not have.
    if (!loaded && !isTold.current)
      dispatchEvent(new CustomEvent('smallkit:toast', { detail: { key: 'status.offline' } satisfies ToastDetail }));
    isTold.current = !loaded;
    if (!loaded) return;
    const { find, near, get } = loaded;
    const content = query === pasted.current.shown ? pasted.current.content : query;
    const items = typeof content === 'string' ? find(query) : [];
    // Without the list of proposals, the search still finds tools by name.
    const proposed =
      items.length > 0
        ? undefined
        : await (await import('./pasted')).toolsForPasted(content, lang, get).catch(() => undefined);
    if (own !== latest.current) return;
    if (proposed) setFound({ match: true, items: proposed });
    else setFound(items.length > 0 ? { match: true, items } : { match: false, items: near(query) });
  };

  /** Searches for a pasted text or files; returns what the box shows of them. */
  const searchPasted = (content: Pasted): string => {
    const text = typeof content === 'string' ? content : content.map(({ name }) => name).join(', ');
    const shown = text.slice(0, SHOWN).replaceAll(/\s+/g, ' ').trim();
    pasted.current = { content, shown };
    void search(shown);
    return shown;
  };
  return { found, hints, load, search, searchPasted };
}

interface CardsProps {
  items: readonly ToolItem[];
  hints: SearchHints;
  /** The first one is marked: Enter opens it. */
  first: boolean;
}

function Cards({ items, hints, first }: CardsProps): ReactNode {
  return (
    <ul className="cards">
      {items.map((item, at) => (
        <li key={item.url}>
          <a
            className={first && at === 0 ? 'card first' : 'card'}
            href={item.url}
            lang={item.lang}
            data-family={hints[item.url.split('#')[0] ?? '']?.[0]}
            onClick={(event) => {
              if (!item.open) return;
              event.preventDefault();
              void item.open();
            }}
          >
            <CardIcon markup={item.icon} />
            {item.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The characters of an icon. The style sheet prints them, so that they aren't part of the card's text. */
function textIn(markup: string): string {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.textContent;
}

function CardIcon({ markup }: { markup: string }): ReactNode {
  const [color] = useState(randomColor);
  // White or black, whichever has more contrast to the random color.
  const bright =
    [1, 3, 5].reduce(
      (sum, at, i) => sum + Number.parseInt(color.slice(at, at + 2), 16) * [0.2126, 0.7152, 0.0722][i]!,
      0,
    ) > 110;
  return (
    <span className="card-icon" aria-hidden="true" style={{ background: color, color: bright ? '#000' : '#fff' }}>
      <i data-icon={textIn(markup)} />
    </span>
  );
}
