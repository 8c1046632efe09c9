export { default } from './SalesTax';
