import { fill, formatBytes } from '../../i18n/format';
import { saveItem } from '../../features/items/items';
import { ITEM_LIMITS, bytesOf, titleFrom } from '../../features/items/item';
import { itemToChange, pagePath, rememberItem, showPageItems } from '../../features/items/items-page';
import { UNPACKED_LIMIT } from '../../core/bytes/link-payload';
import { copyOf } from '../../features/items/item-strings';
import { permalink, shownValues } from '../form/permalink';
import type { Form } from '../form/form';
import { canonicalValue } from '../contract/values';
import { problem } from '../contract/messages';

/** Saves the form's values on this device and announces the item's name. Saving again changes the same item. */
export async function save(form: Form): Promise<void> {
  const { tool, props } = form;
  const { lang } = props;
  // The button may have been pressed before the tool's logic was loaded.
  await form.ready();
  const words = await form.words();
  const read = form.reading();
  if (!read?.values || read.empty || isBlank(form, read.values)) return form.announce(words['save.nothing']);
  const tooLarge = (bytes: number) => {
    const blanks = { size: formatBytes(bytes, lang), limit: formatBytes(ITEM_LIMITS.bytes, lang) };
    form.fail(problem('save.tooLarge', blanks));
  };
  const size = Math.max(0, ...Object.values(read.values).map((value) => (value instanceof Blob ? value.size : 0)));
  if (size > UNPACKED_LIMIT) return tooLarge(size);

  const shown = await shownValues(form, read.values);
  const content = {
    tool: props.id,
    path: pagePath(),
    title: titleFrom(document.querySelector('h1')?.textContent ?? props.slug, subjectOf(form, shown)),
    body: await permalink(tool.fields, shown, nothingLeftOut(form), { withTexts: true }),
  };

  const saved = await saveItem(content, await itemToChange(), await copyOf(new Date()));
  if (saved === 'tooLarge') return tooLarge(bytesOf(content));
  if (typeof saved === 'string') {
    form.announce('');
    return form.fail(problem(saved === 'full' ? 'error.storageFull' : 'save.denied'));
  }
  rememberItem(saved, content.title);
  await showPageItems(words, lang);
  form.announce(fill(words['save.saved'], { title: saved.title }, lang));
}

/** Whether the form has text fields and all of them are empty. */
function isBlank({ tool }: Form, values: Readonly<Record<string, unknown>>): boolean {
  const texts = Object.entries(tool.fields).filter(([name, { type }]) => type === 'text' || name === 'input');
  return texts.length > 0 && texts.every(([name]) => values[name] === '');
}

/** A preset that no value equals, so that a saved form contains every value and stays the same if the page's preset changes. */
const nothingLeftOut = ({ tool, props }: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tool.fields).map(([name, field]) => [
      name,
      field.hidden ? (props.preset[name] ?? canonicalValue(field.initial)) : '\0',
    ]),
  );

/** A subject for the saved form's title: its first text, otherwise up to four values that were typed. */
function subjectOf(form: Form, values: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(form.tool.fields).filter(([name, field]) => !field.hidden && !form.hidden.has(name));
  for (const type of ['text', 'line'])
    for (const [name, field] of fields) {
      const value = values[name];
      if (field.type === type && !field.secret && typeof value === 'string' && value.trim() !== '') return value;
    }
  const { preset } = form.props;
  const typed = fields.filter(
    ([name, { type, initial }]) =>
      ['number', 'decimal', 'date'].includes(type) &&
      canonicalValue(values[name]) !== (preset[name] ?? canonicalValue(initial)),
  );
  return typed
    .map(([name]) => form.valueOf(name).trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ');
}
