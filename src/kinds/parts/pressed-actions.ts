import type { Form } from '../form/form';

/* The actions of the form's buttons, loaded when one is first pressed (press-action.ts). */

export { copyLink } from './copy-link';
export { swap } from './swap-directions';

export const save = async (form: Form): Promise<void> => (await import('./save-item')).save(form);

export const print = (): void => window.print();

/** Shows only the tool, on the whole screen; again: as before. Not every phone can. */
export async function fullScreen(form: Form): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await form.ref.current?.requestFullscreen();
}
