/**
 * CSS tokens, and unclosed strings, comments and brackets. Uses only css-tree's tokenizer: its grammar and dictionary
 * are not loaded.
 */
export * from './css-tokens';
export { unclosedCss, type CssFault, type CssFaultCode } from './unclosed-css';
