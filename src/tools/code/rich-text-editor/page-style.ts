import { DOCUMENT_STYLE } from '../../../formats/html/html-document';

/** The style of a document as a file and in print: spaces stay as typed, like in the editor. */
export const PAGE_STYLE = `${DOCUMENT_STYLE}\nbody>*{white-space:pre-wrap}`;
