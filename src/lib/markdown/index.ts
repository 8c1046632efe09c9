/** Markdown: to HTML, what stands where in it, the text it shows, and rich text as Markdown. */
export { escapeMarkdown } from './escape';
export { withoutFrontMatter } from './front-matter';
export { richTextToMarkdown, type ParseHtml } from './rich-text';
export { countShown, shownLines } from './shown-text';
export { structureOf, toggleTask, type Heading, type Structure, type TaskBox } from './structure';
export { markdownToHtml, type MarkdownOptions } from './to-html';
