export { default } from './RandomPlace';
