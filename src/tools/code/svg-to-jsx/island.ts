export { default } from './SvgToJsx';
