/**
 * Sets a form's controls back and leaves its outputs alone. A reset replaces what is in an `<output>` with plain text
 * (HTML §4.10.12; Firefox and WebKit do, Chromium does not), and React would go on changing nodes that are no longer there.
 */
export function resetForm(form: HTMLFormElement): void {
  const outputs = form.querySelectorAll('output');
  // No element has an empty id: an output with such a form belongs to none.
  for (const output of outputs) output.setAttribute('form', '');
  form.reset();
  for (const output of outputs) output.removeAttribute('form');
}
