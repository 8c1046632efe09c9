import { LARGE_TEXT, type Form } from '../../form/form';

/** Writes what an editor that covers a text area contains into the form, which holds a long text outside the area. */
export function writeEdited(form: Form, field: string, text: string): void {
  if (text.length > LARGE_TEXT && form.held.has(field)) form.edited(field, text);
  else form.setText(field, text);
}
