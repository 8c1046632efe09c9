/** CSS as tokens, and what of it is never closed. css-tree's tokenizer alone: its grammar and dictionary are not loaded. */
export * from './css-tokens';
export { unclosedCss, type CssFault, type CssFaultCode } from './unclosed-css';
