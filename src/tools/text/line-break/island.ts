export { default } from './LineBreak';
