/** Text as HTML: between tags, or in an attribute with double quotes (HTML Standard §13.3). */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
