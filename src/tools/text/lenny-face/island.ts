export { default } from './LennyFace';
