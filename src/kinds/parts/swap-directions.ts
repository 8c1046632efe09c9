import { isUtf8Text } from '../../core/text/long-text';
import type { Form } from '../form/form';

/** Exchanges two fields, or turns a choice of two; where there is one text result it becomes the input, so that swapping leads back. */
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
    const turned = field.values.find((value) => value !== values[one]);
    if (turned !== undefined) form.setValues({ [one]: turned, ...back });
  }
  if (returns && isUtf8Text(result)) form.setText('input', new Blob([result.utf8]));
}
