/** Helpers for the components of a form. */
export { copyText, download } from '../../browser/copy-download';
