import type { Field } from '../../contract/fields';
import type { Form } from '../../form/form';

/** The props of every control. */
export interface ControlProps<F extends Field = Field> {
  form: Form;
  name: string;
  field: F;
  id: string;
  label: string;
  /** The control's first text, from the page's preset. */
  initial: string;
  described: { 'aria-describedby'?: string; 'aria-invalid'?: true };
}
