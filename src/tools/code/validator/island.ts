export { default } from './Validator';
