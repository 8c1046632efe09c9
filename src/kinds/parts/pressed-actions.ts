import type { Form } from '../form/form';

/* The actions of the form's buttons, loaded when one is first pressed (press-action.ts). */

export { copyLink } from './copy-link';
export { swap } from './swap-directions';

export const save = async (form: Form): Promise<void> => (await import('./save-item')).save(form);
