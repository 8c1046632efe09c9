export { default } from './RandomColor';
