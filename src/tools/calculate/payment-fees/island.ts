export { default } from './PaymentFees';
