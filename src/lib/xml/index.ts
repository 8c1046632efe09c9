/** XML as text: read token by token without loss, checked for well-formedness with line and column, and printed anew. */
export { XML_FAULT_WORDS } from './fault-words';
export { printXml, tagOf, type PrintedXml } from './print';
export {
  CDATA,
  CLOSE,
  COMMENT,
  DECLARATION,
  DOCTYPE,
  EMPTY,
  END,
  FAULT,
  INSTRUCTION,
  OPEN,
  TEXT,
  XmlScanner,
  type XmlAttribute,
  type XmlFault,
  type XmlFaultCode,
} from './scan';
