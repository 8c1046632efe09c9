import { DOCUMENT_STYLE } from '../../../formats/html/html-document';

/** How a document looks as a file and on paper: its spaces are those that were typed, as in the editor. */
export const PAGE_STYLE = `${DOCUMENT_STYLE}\nbody>*{white-space:pre-wrap}`;
