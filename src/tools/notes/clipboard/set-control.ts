/** Sets a form control to a value from a link, if the control exists; a select accepts only its own options. */
export function setControl(form: HTMLFormElement | null, name: string, value: string | undefined): void {
  const control = form?.elements.namedItem(name);
  if (value === undefined) return;
  if (control instanceof HTMLInputElement) control.value = value;
  else if (control instanceof HTMLSelectElement && Array.from(control.options).some((one) => one.value === value))
    control.value = value;
}
