export { detectDelimiter } from './detect-delimiter';
export * from './csv-reader';
export { csvFileBytes, writeField } from './csv-writer';
