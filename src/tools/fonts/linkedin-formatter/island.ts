export { default } from './Editor';
