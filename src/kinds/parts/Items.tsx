import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { countGraphemes } from '../../lib/graphemes';
import { toCsv, toJson } from '../../lib/list-files';
import type { Item, ItemsOutput } from '../outputs';
import { say } from '../say';
import type { Form } from '../use-form';
import { CopyButton, DownloadButton } from './Buttons';
import { copyText } from './parts';
import { useStoredList } from './stored-list';

interface Props {
  form: Form;
  name: string;
  output: ItemsOutput;
  items: readonly Item[];
  /** What an own component adds to each item of a list, by its text and place: a lock. */
  extra?: ((text: string, place: number) => ReactNode) | undefined;
}

/** A list of results, each copied by a tap on the whole of it. */
export function ItemsResult(props: Props): ReactNode {
  const { form, output, items } = props;
  const { words } = form.props;
  const shown =
    output.look === 'grid' ? <Grid {...props} /> : output.look === 'cards' ? <Cards {...props} /> : <List {...props} />;
  return (
    <section className={`result-items look-${output.look}`}>
      {items.length > 0 ? shown : form.state !== 'loading' && <p className="placeholder">{words['status.empty']}</p>}
    </section>
  );
}

const labelOf = (item: Item, form: Form) => (typeof item.label === 'object' ? say(item.label, form.props) : item.label);

/** Plain results one under the other, with all of them to copy and download. */
function List({ form, name, output, items, extra }: Props): ReactNode {
  const { words } = form.props;
  const texts = () => items.map((item) => item.text);
  return (
    <>
      {items.length > 1 && (
        <div className="field-head">
          <h2 className="label">{words['label.result']}</h2>
          <span className="field-actions">
            <CopyButton form={form} text={() => texts().join('\n')} label={words['action.copyAll']} />
            <ListDownloads form={form} numeric={output.numeric} items={texts} formats={['txt', 'csv', 'json']} />
          </span>
        </div>
      )}
      <ul className="items">
        {items.map((item, index) => (
          <Card key={`${index}`} form={form} name={name} item={item}>
            {extra?.(item.text, index)}
          </Card>
        ))}
      </ul>
    </>
  );
}

const FORMATS = {
  txt: { type: 'text/plain', write: (items: readonly string[]) => `${items.join('\n')}\n` },
  csv: { type: 'text/csv', write: toCsv },
  json: { type: 'application/json', write: toJson },
} as const;

interface DownloadsProps {
  form: Form;
  items: () => readonly string[];
  formats: readonly (keyof typeof FORMATS)[];
  numeric?: boolean | undefined;
}

/** A list as a file: lines, one column of CSV, a JSON array. */
export function ListDownloads({ form, items, formats, numeric = false }: DownloadsProps): ReactNode {
  return formats.map((format) => (
    <DownloadButton
      key={format}
      form={form}
      name={`${form.props.slug}.${format}`}
      content={() => {
        const { type, write } = FORMATS[format];
        return new Blob([write(items(), numeric)], { type: `${type};charset=utf-8` });
      }}
      label={format.toUpperCase()}
    />
  ));
}

/** Styled results: those that this device's owner has starred come first. */
function Cards({ form, name, items }: Props): ReactNode {
  const { words } = form.props;
  const [starred, toggle] = useStoredList(`favourites:${form.props.id}`);
  const isStarred = (item: Item) => item.style !== undefined && starred.includes(item.style);
  const ordered = [...items.filter(isStarred), ...items.filter((item) => !isStarred(item))];
  return (
    <Rows rows={ordered} step={60}>
      {(item) => (
        <Card key={item.style ?? item.text} form={form} name={name} item={item}>
          {!item.sample && <span className="item-count">{countGraphemes(item.text)}</span>}
          {item.style !== undefined && (
            <button
              type="button"
              className="star"
              aria-pressed={isStarred(item)}
              aria-label={`${words['label.favourites']}: ${labelOf(item, form) ?? ''}`}
              onClick={() => toggle(item.style ?? '')}
            >
              {isStarred(item) ? '★' : '☆'}
            </button>
          )}
        </Card>
      )}
    </Rows>
  );
}

function Card({
  form,
  name,
  item,
  children,
}: {
  form: Form;
  name: string;
  item: Item;
  children?: ReactNode;
}): ReactNode {
  const label = labelOf(item, form);
  return (
    <li className="item" data-style={item.style} data-sample={item.sample ? '' : undefined}>
      {label !== undefined && <span className="item-label">{label}</span>}
      <output name={name} aria-live="off" dir="auto">
        {item.text}
      </output>
      {!item.sample && <CopyButton form={form} text={() => item.text} cover name={label ?? item.text} />}
      {children}
    </li>
  );
}

const RECENT = 24;

/** A grid of small items: arrow keys walk it, a tap copies, and what was copied lately stands above. */
function Grid({ form, name, items }: Props): ReactNode {
  const { words } = form.props;
  const [recent, , remember] = useStoredList(`recent:${form.props.id}`, RECENT);
  const [tray, setTray] = useState('');
  const copy = async (text: string) => {
    form.announce((await copyText(text)) ? `${words['status.copied']} ${text}` : words['error.clipboard']);
    setTray((before) => before + text);
    remember(text);
  };
  const cell = (item: Item, output: boolean) => {
    const label = labelOf(item, form) ?? item.text;
    const Element = output ? 'output' : 'span';
    return (
      <li className="item" key={(output ? '' : 'recent-') + item.text}>
        <Element {...(output && { name, 'aria-live': 'off' as const })}>{item.text}</Element>
        <button
          type="button"
          className="cover"
          title={label}
          aria-label={`${words['action.copy']}: ${label}`}
          onClick={() => void copy(item.text)}
        />
      </li>
    );
  };
  return (
    <>
      {tray !== '' && (
        <div className="tray">
          <span dir="auto">{tray}</span>
          <CopyButton form={form} text={() => tray} label={words['action.copyAll']} />
          <button type="button" className="quiet" onClick={() => setTray('')}>
            {words['action.clear']}
          </button>
        </div>
      )}
      {recent.length > 0 && (
        <>
          <h2 className="label">{words['label.recent']}</h2>
          <ul className="items recent" onKeyDown={walk}>
            {recent.map((text) => cell({ text }, false))}
          </ul>
        </>
      )}
      <Rows rows={items} step={300} onKeyDown={walk}>
        {(item) => cell(item, true)}
      </Rows>
    </>
  );
}

interface RowsProps {
  rows: readonly Item[];
  /** So many at first, and so many more whenever the end comes into view. */
  step: number;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (item: Item) => ReactNode;
}

/** A long list, rendered as far as it has been scrolled. */
function Rows({ rows, step, onKeyDown, children }: RowsProps): ReactNode {
  const end = useRef<HTMLLIElement>(null);
  const [shown, setShown] = useState(step);
  useEffect(() => setShown(step), [rows, step]);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((before) => before + step),
      {
        rootMargin: '600px',
      },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, rows, step]);
  return (
    <ul className="items" onKeyDown={onKeyDown}>
      {rows.slice(0, shown).map(children)}
      {rows.length > shown && <li ref={end} className="more" aria-hidden="true" />}
    </ul>
  );
}

/** Arrow keys, Home and End move the focus in a grid of buttons. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  const top = buttons[0]?.getBoundingClientRect().top;
  const columns = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  const width = columns < 1 ? buttons.length : columns;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: width,
    ArrowUp: -width,
    Home: -at,
    End: buttons.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
}
