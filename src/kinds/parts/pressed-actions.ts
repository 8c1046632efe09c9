import type { Form } from '../form/form';

/* What the form's buttons do: loaded with the first press of one. */

export { copyLink } from './copy-link';
export { swap } from './swap-directions';

export const save = async (form: Form): Promise<void> => (await import('./save-item')).save(form);
