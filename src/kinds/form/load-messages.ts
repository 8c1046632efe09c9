import type { AnyStrings } from '../contract/island-props';
import type { Lang } from '../../i18n/languages';

const tables = import.meta.glob<AnyStrings>('../../tools/*/*/strings/*.ts', { import: 'default' });

/** The texts of a tool's problems, notes and steps. */
export type Messages = Pick<AnyStrings, 'problems' | 'notes' | 'steps'>;

/** Loads a tool's messages in one language. Pages don't contain them, because most visits need none. */
export async function loadMessages(id: string, lang: Lang): Promise<Messages> {
  const load = tables[`../../tools/${id}/strings/${lang}.ts`];
  if (!load) throw new Error(`src/tools/${id}/strings/${lang}.ts does not exist`);
  const { problems = {}, notes = {}, steps = {} } = await load();
  return { problems, notes, steps };
}
