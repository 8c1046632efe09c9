export { default } from './AsciiArt';
