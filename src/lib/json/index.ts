/**
 * JSON as text: read without loss (numbers, escapes, repeated keys, order), checked with line, column and likely cause, and
 * printed anew. For values that JavaScript itself works with, `JSON.parse` is enough.
 */
export { contentOf, innerText, tokenText, unescapeTo } from './content';
export { placeOfByte, type FaultCode, type JsonFault } from './fault';
export { FAULT_WORDS } from './fault-words';
export { firstFault, printJson, Printer, type Printed, type PrintOptions } from './print';
export type { Remarks } from './remarks';
export { Scanner, type ScanOptions } from './scan';
export * from './tokens';
