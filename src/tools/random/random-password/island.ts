export { default } from './RandomPassword';
