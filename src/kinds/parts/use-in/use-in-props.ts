import type { Form } from '../../form/form';

export interface UseInProps {
  form: Form;
  /** 'json', 'png' */
  extension: string;
  /** 'image/png'; of a text, empty. */
  mime?: string;
  content: () => string | Blob | Promise<string | Blob>;
}
