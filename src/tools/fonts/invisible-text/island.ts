export { default } from './InvisibleText';
