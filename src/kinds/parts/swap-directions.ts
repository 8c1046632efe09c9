import { isUtf8Text } from '../../core/text/long-text';
import type { Form } from '../form/form';

/** Exchanges two fields, or the two values of a choice. A text result becomes the input, so that swapping again leads back. */
export function swap(form: Form): void {
  const [one = '', other] = form.tool.swap ?? [];
  const values = form.reading()?.values;
  const field = form.tool.fields[one];
  if (!values || !field) return;
  const result = form.outcome?.values.result;
  const returns = one !== 'input' && 'input' in form.tool.fields;
  const back: Record<string, string> = returns && typeof result === 'string' ? { input: result } : {};
  if (other !== undefined) form.setValues({ [one]: String(values[other]), [other]: String(values[one]), ...back });
  else if (field.type === 'choice') {
    const opposite = field.values.find((value) => value !== values[one]);
    if (opposite !== undefined) form.setValues({ [one]: opposite, ...back });
  }
  if (returns && isUtf8Text(result)) form.setText('input', new Blob([result.utf8]));
}
