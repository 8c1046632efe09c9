export { default } from './Wheel';
