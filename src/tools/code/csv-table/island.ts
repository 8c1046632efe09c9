export { default } from './CsvTable';
