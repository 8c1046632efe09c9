import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import type { Item } from '../../contract/outputs';
import { choiceLabel } from '../../contract/format-message';
import { FormFrame } from '../../form/ToolForm';
import type { Form } from '../../form/form';
import { Alert, Status } from '../Alert';
import { Actions } from '../Actions';
import { Controls } from '../controls/Controls';
import { echoes, sectionsOf, useCopied } from './Gallery';
import { GalleryChips } from './GalleryChips';
import { GalleryGrid } from './GalleryGrid';
import { GallerySide } from './GallerySide';

const NONE: readonly Item[] = [];

interface Props {
  form: Form;
  className?: string;
  /** Lists stored on this device (favorites), shown above the rest while the search is empty. */
  pinned?: readonly { id: string; heading: string; texts: readonly string[] }[];
  /** Called when an item is picked, in addition to copying it. */
  onPick?: (text: string) => void;
  /** The categories that this page offers; all of them if omitted. */
  categories?: readonly string[];
  /** Shown above the details, in view with them. */
  above?: ReactNode;
  /** The details of one item. */
  panel: (item: Item, copy: (text: string) => Promise<void>) => ReactNode;
}

/**
 * A gallery with a search (`q`) and a category, which stay in view, and a panel with the details of the item that was
 * picked or focused last, at first the first item. The tool's strings need `own.showAll` and `own.details`.
 */
export function GalleryFrame({ form, className = '', pinned, onPick, categories, above, panel }: Props): ReactNode {
  const { words, strings, lang } = form.props;
  const [recent, copy] = useCopied(form);
  const [chosen, setChosen] = useState<Item>();

  const result = form.outcome?.values.result;
  const count = form.outcome?.values.count;
  const items: readonly Item[] = Array.isArray(result) ? result : NONE;
  useEffect(() => setChosen(undefined), [items]);
  const current = chosen ?? items[0];

  const isSearch = items[0]?.group === undefined;
  const found = useMemo(
    () => sectionsOf(items, (category) => choiceLabel(strings, 'category', category)),
    [items, strings],
  );
  const kept = [...(pinned ?? []), { id: 'recent', heading: words['label.recent'], texts: recent }];
  const sections = useMemo(
    () =>
      isSearch
        ? found
        : [...kept.map(({ texts, ...list }) => ({ ...list, items: echoes(texts, items), echo: true })), ...found],
    // oxlint-disable-next-line react/exhaustive-deps
    [found, ...kept.map(({ texts }) => texts)],
  );
  return (
    <FormFrame form={form} className={`panes gallery ${className}`}>
      <div className="tool-bar">
        <Controls form={form} only={Object.keys(form.tool.fields).filter((name) => name !== 'category')} />
        <GalleryChips form={form} name="category" {...(categories && { offered: ['all', ...categories] })} />
      </div>
      <div className="tool-out" data-stale={form.stale ? '' : undefined}>
        <Alert form={form} />
        {form.problem && (
          <div className="actions">
            <button type="button" onClick={() => form.setValues({ q: '', category: 'all' })}>
              {strings.own?.showAll}
            </button>
          </div>
        )}
        <div className="gallery-line">
          <p>
            {strings.labels.count}:{' '}
            <output name="count" aria-live="off" {...(typeof count === 'number' && { 'data-value': count })}>
              {typeof count === 'number' && formatNumber(count, lang)}
            </output>
          </p>
          <Status form={form} />
        </div>
        <div className="gallery-parts">
          <section className="look-grid" aria-label={strings.labels.count}>
            <GalleryGrid
              name="result"
              label={strings.labels.count ?? ''}
              action={words['action.copy']}
              sections={sections}
              current={current?.text}
              onPick={({ text }) => {
                void copy(text);
                onPick?.(text);
              }}
              onCurrent={setChosen}
            />
          </section>
          <GallerySide label={strings.own?.details} above={above} title={current && <Title item={current} />}>
            {current && panel(current, copy)}
          </GallerySide>
        </div>
      </div>
      <div className="tool-more">
        <Actions form={form} />
      </div>
    </FormFrame>
  );
}

function Title({ item: { text, label } }: { item: Item }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span>{typeof label === 'string' ? label : text}</span>
    </>
  );
}
