/**
 * JSON as text: read without loss (numbers, escapes, repeated keys, order), checked with line, column and likely cause,
 * and printed. For values that JavaScript itself works with, `JSON.parse` is enough.
 */
export { contentOf, innerText, tokenText, unescapeTo } from './json-content';
export { placeOfByte, type FaultCode, type JsonFault } from './json-fault';
export { firstFault, printJson, Printer, type Printed, type PrintOptions } from './json-printer';
export type { Remarks } from './json-remarks';
export { Scanner, type ScanOptions } from './json-scanner';
export * from './json-tokens';
