/** Puts a link's value into a form's control, where there is one; a list takes only what it has. */
export function setControl(form: HTMLFormElement | null, name: string, value: string | undefined): void {
  const control = form?.elements.namedItem(name);
  if (value === undefined) return;
  if (control instanceof HTMLInputElement) control.value = value;
  else if (control instanceof HTMLSelectElement && Array.from(control.options).some((one) => one.value === value))
    control.value = value;
}
