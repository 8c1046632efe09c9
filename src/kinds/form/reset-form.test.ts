import { expect, test } from 'vitest';
import { resetForm } from './reset-form';

/** A fake form with outputs; `during` records their `form` attributes at the time of the reset. */
function formWith(count: number) {
  const outputs = Array.from({ length: count }, () => {
    const attributes = new Map<string, string>();
    return {
      attributes,
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      removeAttribute: (name: string) => void attributes.delete(name),
    };
  });
  const during: (string | undefined)[] = [];
  const form = {
    querySelectorAll: (selector: string) => (selector === 'output' ? outputs : []),
    reset: () => void during.push(...outputs.map(({ attributes }) => attributes.get('form'))),
  };
  return { form: form as unknown as HTMLFormElement, outputs, during };
}

test('outputs belong to no form during the reset, and to their form again after it', () => {
  const { form, outputs, during } = formWith(2);
  resetForm(form);
  expect(during).toEqual(['', '']);
  expect(outputs.every(({ attributes }) => !attributes.has('form'))).toBe(true);
});

test('resets a form without outputs', () => {
  const { form } = formWith(0);
  let resets = 0;
  form.reset = () => void resets++;
  resetForm(form);
  expect(resets).toBe(1);
});
