export { default } from './Morse';
