export { default } from './MarkdownConvert';
