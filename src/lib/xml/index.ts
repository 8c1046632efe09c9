/** XML as text: read token by token without loss, checked for well-formedness with line and column, and printed anew. */
export type { XmlAttribute } from './attributes';
export { XML_FAULT_WORDS } from './fault-words';
export { isName } from './name';
export { printXml, tagOf, type PrintedXml } from './print';
export type { XmlFault, XmlFaultCode } from './fault';
export { XmlScanner } from './scan';
export * from './tokens';
