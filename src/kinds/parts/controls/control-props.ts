import type { Field } from '../../contract/fields';
import type { Form } from '../../form/form';

/** What every control is given. */
export interface ControlProps<F extends Field = Field> {
  form: Form;
  name: string;
  field: F;
  id: string;
  label: string;
  /** What the control shows at first, from the page's preset. */
  initial: string;
  described: { 'aria-describedby'?: string; 'aria-invalid'?: true };
}
