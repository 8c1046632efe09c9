export { detectDelimiter } from './detect';
export * from './read';
export { csvFileBytes, writeField } from './write';
