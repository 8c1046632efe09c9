import { LINK_LIMITS, textParams } from '../../core/bytes/link-payload';
import type { Fields } from '../contract/fields';
import { canonicalValue } from '../contract/values';
import { expandTexts } from './expand-texts';
import type { Form } from './form';

/** The fragment that reproduces this form: checked values that differ from the page's preset, without secrets and files. */
export async function permalink(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  preset: Readonly<Record<string, string>>,
  options: { withTexts: boolean },
): Promise<string> {
  const params = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    if (field.secret || field.type === 'files') continue;
    const typed = field.type === 'text' || name === 'input';
    if (typed && !options.withTexts) continue;
    const value = canonicalValue(values[name]);
    const initial = preset[name] ?? canonicalValue(field.initial);
    if (value === initial && !typed) continue;
    if (value === '' && initial === '') continue;
    if (name === 'input' && value !== '') for (const [key, packed] of await textParams(value)) params.set(key, packed);
    else params.set(name, value);
  }
  return params.toString();
}

/** The result of copying a link of this length: copied, with a warning, or refused. */
export function linkWarning(length: number): 'copied' | 'long' | 'veryLong' | 'refused' {
  if (length > LINK_LIMITS.refused) return 'refused';
  if (length > LINK_LIMITS.veryLong) return 'veryLong';
  return length > LINK_LIMITS.long ? 'long' : 'copied';
}

/** The fragment of an example's link: every value of the form, in canonical form. */
export function exampleFragment(fields: Fields, values: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== 'files' && !field.hidden && name in values) params.set(name, canonicalValue(values[name]));
  }
  return params.toString();
}

/**
 * The form's values with what its last run chose for a field, such as the seed of a random result, so that a link or a
 * saved item reproduces the result. Texts are unpacked.
 */
export async function shownValues(
  { tool, outcome }: Pick<Form, 'tool' | 'outcome'>,
  read: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const chosen = Object.entries(tool.link ?? { seed: 'seedUsed' }).flatMap(([field, output]) => {
    const value = outcome?.values[output];
    return field in tool.fields && typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { ...(await expandTexts(read)), ...Object.fromEntries(chosen) };
}
