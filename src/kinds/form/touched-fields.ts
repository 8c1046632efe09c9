/**
 * Whether a control differs from the page's HTML: the visitor changed it before the form was ready, or the browser restored
 * it after a reload.
 */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    const { type, value, defaultValue } = control;
    if (type === 'checkbox' || type === 'radio') return control.checked !== control.defaultChecked;
    if (type === 'file') return (control.files?.length ?? 0) > 0;
    // Browsers write colors in lowercase.
    return type === 'color' ? value.toLowerCase() !== defaultValue.toLowerCase() : value !== defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const initial = Array.from(control.options).findIndex((option) => option.defaultSelected);
  return control.selectedIndex !== Math.max(initial, 0);
}

/** The names of a form's controls that differ from the page's HTML. */
export const touchedNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    Array.from(form.elements)
      .filter(isTouched)
      .map((control) => control.getAttribute('name') ?? ''),
  );

/** Whether any of the named controls differs from the page's HTML. */
export function wasTouched(form: HTMLFormElement, names: readonly string[]): boolean {
  const touched = touchedNames(form);
  return names.some((name) => touched.has(name));
}
