export { default } from './WordPicker';
