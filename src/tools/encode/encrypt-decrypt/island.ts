export { default } from './EncryptDecrypt';
