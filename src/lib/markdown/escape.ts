/**
 * Text as Markdown that shows just that text. Only what Markdown would read as markup gets a backslash: `snake_case`, `2 * 3`
 * and `a - b` stay as they are.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[`[\]]/g, '\\$&')
    .replace(/\*(?!\s)|(?<!\s|^)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~(?=\S)|(?<=\S)~/g, '\\~')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w{1,32};)/g, '\\&')
    .replace(/^(\s*)(#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|=+\s*$|-{3,}\s*$)/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
