/**
 * The form's controls are its state: these functions read and write them by name. Always find a control with `controlOf`,
 * never as `form[name]` or `form.elements[name]`, whose own properties may have the same name.
 */
import { resetForm } from './reset-form';
import type { Lang } from '../../i18n/languages';
import type { Field } from '../contract/fields';
import { typedValue, type Raw } from '../contract/values';

/** Texts that are too long for a text area, by field name; the windowed view shows them. */
export type HeldTexts = Map<string, string>;

/** The control, or the radio buttons, with a name. An `<output>` with the same name is ignored. */
export function controlOf(form: HTMLFormElement, name: string): Element | RadioNodeList | null {
  const found = form.elements.namedItem(name);
  if (!(found instanceof RadioNodeList)) return found;
  const controls = Array.from(found).filter((node) => node instanceof Element && !(node instanceof HTMLOutputElement));
  const [only] = controls;
  return controls.length === 1 && only instanceof Element ? only : found;
}

/** `data-refused`: a value that a slider can't show. The slider itself would silently use its nearest value instead. */
const REFUSED = 'refused';

export function rawOf(form: HTMLFormElement, held: HeldTexts, name: string): Raw | undefined {
  const text = held.get(name);
  if (text !== undefined) return text;
  const control = controlOf(form, name);
  if (control instanceof RadioNodeList) return control.value;
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox') return control.checked;
    if (control.type === 'file') return Array.from(control.files ?? []);
    return control.dataset[REFUSED] ?? control.value;
  }
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  return undefined;
}

/** Writes a canonical value into its control. Returns false if it isn't one of the field's choices. */
export function setControl(form: HTMLFormElement, name: string, field: Field, value: string, lang: Lang): boolean {
  if (field.type === 'choice' && !field.values.includes(value)) return false;
  const control = controlOf(form, name);
  if (control instanceof RadioNodeList) control.value = value;
  else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'true';
  else if (control instanceof HTMLInputElement && control.type === 'file') return true;
  else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  ) {
    control.value = typedValue(field, value, lang);
    if (control instanceof HTMLInputElement && control.type === 'range') keepRefused(control, value);
  }
  return true;
}

/** Puts files into a file field. */
export function setFiles(form: HTMLFormElement, name: string, files: readonly File[]): void {
  const control = controlOf(form, name);
  if (!(control instanceof HTMLInputElement) || control.type !== 'file') return;
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  control.files = data.files;
}

function keepRefused(slider: HTMLInputElement, value: string): void {
  delete slider.dataset[REFUSED];
  if (value.trim() === '' || Number(value) === Number(slider.value)) return;
  slider.dataset[REFUSED] = value;
  // This listener runs before the form's own, which reads the value.
  slider.addEventListener('input', () => delete slider.dataset[REFUSED], { once: true });
}

/** Resets the form's controls, including the refused values of sliders. */
export function resetControls(form: HTMLFormElement): void {
  resetForm(form);
  for (const slider of form.querySelectorAll<HTMLElement>(`[data-${REFUSED}]`)) delete slider.dataset[REFUSED];
}
