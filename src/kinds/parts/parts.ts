/** Small helpers of the form's parts. */
export { copyText, download } from '../../browser/copy-download';
