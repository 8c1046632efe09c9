import type { Form } from '../use-form';

/* What the form's buttons do: loaded with the first press of one. */

export { copyLink } from './copy-link';
export { swap } from './swap';

export const save = async (form: Form): Promise<void> => (await import('./save')).save(form);
