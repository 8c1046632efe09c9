/** XML as text: read token by token without loss, checked for well-formedness with line and column, and printed. */
export type { XmlAttribute } from './xml-attributes';
export { isName } from './xml-name';
export { printXml, tagOf, type PrintedXml } from './xml-printer';
export type { XmlFault, XmlFaultCode } from './xml-fault';
export { XmlScanner } from './xml-scanner';
export * from './xml-tokens';
