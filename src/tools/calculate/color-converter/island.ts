export { default } from './ColorConverter';
