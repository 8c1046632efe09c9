export { default } from './MetaTags';
