/** YAML front matter: a line `---` at the very top, up to the next line `---` or `...`. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[^\n]*\n)*?(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** Markdown without its front matter, and how many lines that took. */
export function withoutFrontMatter(markdown: string): { body: string; lines: number } {
  const [block] = FRONT_MATTER.exec(markdown) ?? [];
  if (block === undefined) return { body: markdown, lines: 0 };
  return { body: markdown.slice(block.length), lines: block.split('\n').length - (block.endsWith('\n') ? 1 : 0) };
}
