import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { countGraphemes, graphemes } from '../../../core/text/graphemes';
import { formatNumber } from '../../../i18n/format';
import type { Item } from '../../contract/outputs';
import { formatMessage } from '../../contract/format-message';
import type { Form } from '../../form/form';
import type { Term } from '../../contract/messages';
import { CopyButton } from '../Buttons';
import { useInView } from './in-view';
import { useStoredList } from './stored-list';

/** If all texts together are longer than this, only the cards in view contain their text. */
const AT_ONCE = 60_000;
/** A card shows at most this much of a text; copying copies all of it. */
const SHOWN = 1_000;

export interface CardListProps {
  form: Form;
  name: string;
  items: readonly Item[];
}

const worded = (word: string | Term | undefined, form: Form) =>
  typeof word === 'object' ? formatMessage(word, form.props) : word;

/** Styled results below the headings of their groups; those that the visitor starred come first. */
export default function CardList({ form, name, items }: CardListProps): ReactNode {
  const { words, strings, id } = form.props;
  const isMain = name === 'result';
  const [starred, toggle] = useStoredList(`favourites:${id}`);
  const boxed = useBoxed(items, strings.own?.missing !== undefined);
  const isStarred = (item: Item) => isMain && item.style !== undefined && starred.includes(item.style);

  // A starred card moves to another list, which would lose the keyboard focus.
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const card = list.current?.querySelector(`[data-style="${CSS.escape(moved.current)}"]`);
    card?.querySelector<HTMLElement>('.star')?.focus({ preventScroll: true });
    moved.current = undefined;
  });
  const star = (style: string) => {
    moved.current = style;
    toggle(style);
  };

  const few = items.length * (items[0]?.text.length ?? 0) <= AT_ONCE;
  const pinned = items.filter(isStarred);
  const rest = pinned.length > 0 ? items.filter((item) => !isStarred(item)) : items;
  const groups = [
    ...(pinned.length > 0 ? [{ heading: words['label.favourites'], items: pinned }] : []),
    ...groupsOf(rest).map((group) => ({ ...group, heading: worded(group.heading, form) })),
  ];
  return (
    <div ref={list}>
      {!isMain && <h2 className="label">{strings.labels[name]}</h2>}
      {groups.map((group) => (
        <div className="card-group" key={group.heading ?? ''}>
          {group.heading !== undefined && <h2 className="label">{group.heading}</h2>}
          <ul className="items">
            {group.items.map((item) => (
              <Card
                key={item.style ?? item.text}
                form={form}
                name={name}
                item={item}
                few={few}
                starred={isStarred(item)}
                star={isMain ? star : undefined}
                boxed={item.style !== undefined && boxed.has(item.style)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Groups consecutive items with the same heading. */
function groupsOf(items: readonly Item[]): { heading: string | Term | undefined; items: Item[] }[] {
  const groups: { heading: string | Term | undefined; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && codeOf(last.heading) === codeOf(item.group)) last.items.push(item);
    else groups.push({ heading: item.group, items: [item] });
  }
  return groups;
}

const codeOf = (word: string | Term | undefined) => (typeof word === 'object' ? word.code : word);

interface CardProps {
  form: Form;
  name: string;
  item: Item;
  /** The texts are short, so every card contains its text, whether in view or not. */
  few: boolean;
  starred: boolean;
  star: ((style: string) => void) | undefined;
  boxed: boolean;
}

/** Memoized without `form`: a card uses only parts of it that never change, so a key press renders only changed cards. */
const Card = memo(
  function Card({ form, name, item, few, starred, star, boxed }: CardProps): ReactNode {
    const { words, strings } = form.props;
    const [ref, seen] = useInView<HTMLLIElement>();
    const { style, sample = false } = item;
    const label = worded(item.label, form);
    const text = few || seen ? item.text : '';
    const short = text.length > SHOWN ? headOf(text) : text;
    return (
      <li className="item" ref={ref} data-style={style} data-sample={sample ? '' : undefined}>
        <span className="item-label">
          {label}
          {seen && !sample && <Count form={form} text={text} />}
          {boxed && <span className="item-missing">{strings.own?.missing}</span>}
        </span>
        <output
          name={name}
          aria-live="off"
          dir="auto"
          {...(short !== text && { 'data-partial': '', 'data-length': text.length })}
        >
          {short}
        </output>
        {!sample && <CopyButton form={form} text={() => item.text} cover name={label ?? short} />}
        {star && style !== undefined && (
          <button
            type="button"
            className="star"
            aria-pressed={starred}
            aria-label={`${words['label.favourites']}: ${label ?? ''}`}
            onClick={() => star(style)}
          >
            {starred ? '★' : '☆'}
          </button>
        )}
      </li>
    );
  },
  (before, after) =>
    before.item === after.item &&
    before.few === after.few &&
    before.starred === after.starred &&
    before.boxed === after.boxed,
);

/** The number of characters on a card. Counting is slow, so it is deferred until the text is on the screen. */
function Count({ form, text }: { form: Form; text: string }): ReactNode {
  const { lang, strings } = form.props;
  const late = useDeferredValue(text);
  const count = useMemo(() => countGraphemes(late), [late]);
  return (
    <span className="item-count">
      {strings.own?.count !== undefined && <span className="visually-hidden">{strings.own.count} </span>}
      {formatNumber(count, lang)}
    </span>
  );
}

/** The beginning of a long text, cut at a grapheme boundary. */
const headOf = (text: string): string => {
  const whole = graphemes(text.slice(0, SHOWN));
  return whole.slice(0, -1).join('') + '…';
};

/** Whether this device can draw the letters of a style or shows boxes. Each style is checked once, while the page is idle. */
const looked = new Map<string, boolean>();

function useBoxed(items: readonly Item[], wanted: boolean): ReadonlySet<string> {
  const [boxed, setBoxed] = useState(stylesInBoxes);
  useEffect(() => {
    const open = wanted ? items.filter(({ style }) => style !== undefined && !looked.has(style)) : [];
    if (open.length === 0) return;
    let stopped = false;
    void import('./glyph-support').then(({ canDraw }) => {
      const look = (deadline?: IdleDeadline) => {
        const start = performance.now();
        while (!stopped && open.length > 0 && (deadline?.timeRemaining() ?? start + 5 - performance.now()) > 0) {
          const { style, text } = open.shift() ?? { text: '' };
          if (style !== undefined) looked.set(style, canDraw(text.slice(0, 200)));
        }
        if (stopped) return;
        if (open.length > 0) requestIdleCallback(look);
        else setBoxed(stylesInBoxes());
      };
      requestIdleCallback(look);
    });
    return () => {
      stopped = true;
    };
  }, [items, wanted]);
  return boxed;
}

const stylesInBoxes = (): ReadonlySet<string> => new Set([...looked].flatMap(([style, drawn]) => (drawn ? [] : style)));
