/**
 * Resets a form's controls and leaves its outputs unchanged. A reset replaces the content of an `<output>` with plain text
 * (HTML §4.10.12; in Firefox and WebKit, not in Chromium), and React would continue to update nodes that were removed.
 */
export function resetForm(form: HTMLFormElement): void {
  const outputs = form.querySelectorAll('output');
  // No element has an empty ID, so an output with form="" belongs to no form.
  for (const output of outputs) output.setAttribute('form', '');
  form.reset();
  for (const output of outputs) output.removeAttribute('form');
}
