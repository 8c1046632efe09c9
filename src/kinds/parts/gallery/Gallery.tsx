import { useMemo, useState, type ReactNode } from 'react';
import type { Item } from '../../contract/outputs';
import { formatMessage } from '../../contract/format-message';
import type { Form } from '../../form/form';
import { GalleryGrid } from './GalleryGrid';
import type { Section } from './gallery-rows';
import { copyText } from '../parts';
import { useStoredList } from '../results/stored-list';

const RECENT = 24;

/** What was copied lately on this device, and how to copy the next. */
export function useCopied(form: Form): readonly [recent: readonly string[], copy: (text: string) => Promise<void>] {
  const { words, id } = form.props;
  const [recent, , remember] = useStoredList(`recent:${id}`, RECENT);
  const copy = async (text: string) => {
    form.announce((await copyText(text)) ? `${words['status.copied']} ${text}` : words['error.clipboard']);
    remember(text);
  };
  return [recent, copy];
}

/** Texts of a stored list, as items: with their labels where they are known. */
export function echoes(texts: readonly string[], items: readonly Item[]): readonly Item[] {
  const wanted = new Set(texts);
  const known = new Map(items.filter(({ text }) => wanted.has(text)).map((item) => [item.text, item]));
  return texts.map((text) => known.get(text) ?? { text });
}

/** Items, group by group; `headings` puts a group into the page's language. */
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

/** A gallery without anything of its own: a tap copies, and what was copied lately stands first. */
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
    const said = items.map((item) => ({
      ...item,
      label: typeof item.label === 'object' ? formatMessage(item.label, form.props) : (item.label ?? item.text),
    }));
    return [
      { id: 'recent', heading: words['label.recent'], items: echoes(recent, said), echo: true },
      ...sectionsOf(said, (group) => group),
    ];
    // Of a form, its words never change.
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
