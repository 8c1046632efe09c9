import type { ReactNode } from 'react';
import { toCsv, toJson } from '../../../formats/csv/list-export';
import type { Item, ItemsOutput } from '../../contract/outputs';
import { formatMessage } from '../../contract/format-message';
import type { Form } from '../../form/form';
import { CopyButton, DownloadButton } from '../Buttons';
import type { CardListProps } from './CardList';
import { late } from '../late';
import { Awaited } from './Awaited';
import { UseIn } from '../use-in/UseIn';

interface Props {
  form: Form;
  name: string;
  output: ItemsOutput;
  items: readonly Item[];
  /** What a tool's own component adds to each item, by its text and index: a lock. */
  extra?: ((text: string, place: number) => ReactNode) | undefined;
}

/** Loaded separately: only galleries need it, and galleries with their own component import it directly. */
const Gallery = late<Props>(() => import('../gallery/Gallery'));
/** `island` fetches it before the first result. */
export const CardList = late<CardListProps>(() => import('./CardList'), {
  built: import.meta.env.SSR ? (await import('./CardList')).default : undefined,
});

/** A list of results. Clicking anywhere on one copies it. */
export function ItemsResult(props: Props): ReactNode {
  const { form, name, output, items } = props;
  if (items.length === 0 && name !== 'result') return null;
  const shown =
    output.look === 'grid' ? (
      <Gallery {...props} />
    ) : output.look === 'cards' ? (
      <CardList {...props} />
    ) : (
      <List {...props} />
    );
  return (
    <section className={`result-items look-${output.look}${output.numeric ? ' numeric' : ''}`}>
      {items.length > 0 ? shown : form.state !== 'loading' && <Awaited form={form} />}
    </section>
  );
}

const labelOf = (item: Item, form: Form) =>
  typeof item.label === 'object' ? formatMessage(item.label, form.props) : item.label;

/** A plain list of results, with buttons to copy and download all of them. */
function List({ form, name, output, items, extra }: Props): ReactNode {
  const { words, strings } = form.props;
  const texts = () => items.map((item) => item.text);
  return (
    <>
      {(items.length > 1 || name !== 'result') && (
        <div className="field-head">
          <h2 className="label">{strings.labels[name] ?? words['label.result']}</h2>
          <span className="field-actions">
            <CopyButton form={form} text={() => texts().join(output.join ?? '\n')} label={words['action.copyAll']} />
            <ListDownloads form={form} numeric={output.numeric} items={texts} formats={['txt', 'csv', 'json']} />
            <UseIn form={form} extension="txt" content={() => texts().join('\n')} />
          </span>
        </div>
      )}
      <ul className={items.length === 1 && name === 'result' ? `items single ${sizeOf(items[0])}` : 'items'}>
        {items.map((item, index) => (
          <Card key={`${index}`} form={form} name={name} item={item} mono={output.mono}>
            {extra?.(item.text, index)}
          </Card>
        ))}
      </ul>
    </>
  );
}

/** The only result is as large as its length allows. */
const sizeOf = (item: Item | undefined): string => {
  const { length } = item?.text ?? '';
  return length <= 14 ? 'short' : length <= 30 ? 'medium' : 'long';
};

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

/** Buttons that download a list as lines, as one column of CSV, or as a JSON array. */
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

/** Longer items scroll in their card, so that what follows stays near. */
const LONG_ITEM = 1_000;

function Card({
  form,
  name,
  item,
  mono,
  children,
}: {
  form: Form;
  name: string;
  item: Item;
  mono: boolean | undefined;
  children?: ReactNode;
}): ReactNode {
  const label = labelOf(item, form);
  return (
    <li
      className={item.text.length > LONG_ITEM ? 'item long' : 'item'}
      data-style={item.style}
      data-sample={item.sample ? '' : undefined}
    >
      {label !== undefined && <span className="item-label">{label}</span>}
      <output name={name} aria-live="off" dir="auto" data-value={item.value} className={mono ? 'mono' : undefined}>
        {item.text}
      </output>
      {!item.sample && <CopyButton form={form} text={() => item.text} cover name={label ?? item.text} />}
      {children}
    </li>
  );
}
