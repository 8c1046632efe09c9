import { putHanded, type HandedValues } from '../../../storage/handed';
import { HANDED } from '../../form/handed-key';
import { permalink, shownValues } from '../../form/permalink';

import type { Form } from '../../form/form';
import type { Taker } from './takers';

interface Result {
  readonly extension: string;
  readonly mime: string;
  /** In a tab of its own. */
  readonly apart: boolean;
}

/**
 * Takes a result to another tool's page. Before this page is left, its address gets what the tab's memory can't hold,
 * large texts and files, so that the way back leads to the form as it is. Rejects if the browser stores nothing.
 */
export async function handOver(form: Form, taker: Taker, content: string | Blob, result: Result): Promise<void> {
  const { files, field, url } = taker;
  const name = `${form.props.slug}.${result.extension}`;
  const value = files ? [asFile(content, name, result.mime)] : content;
  const id = await putHanded({ [field]: value });
  if (!result.apart) await keepForm(form);
  const address = `${url}#${HANDED}=${id}`;
  if (result.apart) window.open(address, '_blank', 'noopener');
  else location.assign(address);
}

function asFile(content: string | Blob, name: string, mime: string): File {
  if (content instanceof File) return content;
  const type = mime || (content instanceof Blob && content.type) || 'text/plain';
  return new File([content], name, { type });
}

/** Puts large texts and files of a form into storage, and their ID with the form's settings into the page's address. */
async function keepForm(form: Form): Promise<void> {
  const { tool, props, ref, held, long } = form;
  const values: Record<string, HandedValues[string]> = { ...Object.fromEntries(held), ...Object.fromEntries(long) };
  for (const input of ref.current?.querySelectorAll<HTMLInputElement>('input[type=file][name]') ?? [])
    if (input.name in tool.fields && input.files && input.files.length > 0)
      values[input.name] = Array.from(input.files);
  if (Object.keys(values).length === 0) return;
  const read = form.reading()?.values ?? {};
  for (const [name, field] of Object.entries(tool.fields))
    if (field.type === 'text' && !field.secret && !(name in values)) values[name] = form.valueOf(name);
  const settings = await permalink(tool.fields, await shownValues(form, withoutTexts(read)), props.preset, {
    withTexts: false,
  });
  const id = await putHanded(values);
  const fragment = new URLSearchParams(settings);
  fragment.set(HANDED, id);
  history.replaceState(null, '', `${location.pathname}${location.search}#${fragment.toString()}`);
}

/** `shownValues` unpacks texts that are files, which would take their whole size in memory. */
const withoutTexts = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));
