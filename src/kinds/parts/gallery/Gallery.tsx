import { useMemo, useState, type ReactNode } from 'react';
import type { Item } from '../../contract/outputs';
import { formatMessage } from '../../contract/format-message';
import type { Form } from '../../form/form';
import { GalleryGrid } from './GalleryGrid';
import type { Section } from './gallery-rows';
import { copyText } from '../parts';
import { useStoredList } from '../results/stored-list';

const RECENT = 24;

/** The texts recently copied on this device, and a function that copies another. */
export function useCopied(form: Form): readonly [recent: readonly string[], copy: (text: string) => Promise<void>] {
  const { words, id } = form.props;
  const [recent, , remember] = useStoredList(`recent:${id}`, RECENT);
  const copy = async (text: string) => {
    // At once: the page may be left before the browser has copied.
    remember(text);
    form.announce((await copyText(text)) ? `${words['status.copied']} ${text}` : words['error.clipboard']);
  };
  return [recent, copy];
}

/** The texts of a stored list as items, with their labels if `items` contains them. */
export function echoes(texts: readonly string[], items: readonly Item[]): readonly Item[] {
  const wanted = new Set(texts);
  const known = new Map(items.filter(({ text }) => wanted.has(text)).map((item) => [item.text, item]));
  return texts.map((text) => known.get(text) ?? { text });
}

/** Consecutive items of the same group as sections; `heading` returns a group's name in the page's language. */
export function sectionsOf(items: readonly Item[], heading: (group: string) => string): readonly Section[] {
  const sections: { id: string; heading: string | undefined; items: Item[] }[] = [];
  for (const item of items) {
    const id = typeof item.group === 'object' ? item.group.code : (item.group ?? '');
    const last = sections.at(-1);
    if (last?.id === id) last.items.push(item);
    else sections.push({ id, heading: id === '' ? undefined : heading(id), items: [item] });
  }
  return sections;
}

/** The default gallery: a click copies an item, and recently copied items come first. */
export default function Gallery({
  form,
  name,
  items,
}: {
  form: Form;
  name: string;
  items: readonly Item[];
}): ReactNode {
  const { words, strings } = form.props;
  const [recent, copy] = useCopied(form);
  const [current, setCurrent] = useState<string>();
  const sections = useMemo(() => {
    const labeled = items.map((item) => ({
      ...item,
      label: typeof item.label === 'object' ? formatMessage(item.label, form.props) : (item.label ?? item.text),
    }));
    return [
      { id: 'recent', heading: words['label.recent'], items: echoes(recent, labeled), echo: true },
      ...sectionsOf(labeled, (group) => group),
    ];
    // Only `form.props` is used, and its strings never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [items, recent]);
  return (
    <GalleryGrid
      name={name}
      label={strings.labels[name] ?? words['label.result']}
      action={words['action.copy']}
      sections={sections}
      current={current}
      onPick={({ text }) => void copy(text)}
      onCurrent={({ text }) => setCurrent(text)}
    />
  );
}
