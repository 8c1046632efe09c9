export { detectDelimiter } from './detect-delimiter';
export * from './csv-reader';
export { csvRecords } from './csv-records';
export { csvFileBytes, writeField } from './csv-writer';
