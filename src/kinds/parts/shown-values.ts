import type { Form } from '../form/form';
import { expandTexts } from '../form/expand-texts';

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
