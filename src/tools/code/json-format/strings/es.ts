import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/es';
import jsonFaults from '../../../../formats/json/json-fault-strings/es';
import type en from './en';

export default {
  labels: {
    input: 'JSON',
    mode: 'Formato',
    indent: 'Sangría',
    sortKeys: 'Ordenar las claves',
    relaxed: 'Tolerante: leer JSON5',
    escapeNonAscii: 'Escapar todo lo que no es ASCII',
    lines: 'Cada línea es un valor (NDJSON)',
    saved: 'Bytes ahorrados',
    savedPercent: 'Ahorro (%)',
  },
  choices: {
    mode: { format: 'Con sangría', minify: 'Compacto' },
    indent: indents,
  },
  hints: {
    relaxed: 'Lee comentarios, comas finales, comillas simples y claves sin comillas; el resultado es JSON estricto.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit: 'Las claves se ordenan hasta {limit} MB, y este texto tiene {size} MB. Sin ordenar no hay ese límite.',
  },
  notes: {
    bom: 'Se quitó la marca de orden de bytes (U+FEFF) que precedía al texto.',
    repeatedKeys:
      'Claves repetidas: {count}. La primera, «{key}», en la línea {line}, ya aparece en la línea {earlier}. Se conservan todas en su orden; la mayoría de los programas lee solo la última.',
    inexactNumbers:
      'Números que JavaScript cambiaría: {count}. El primero, {number}, en la línea {line}, pasaría a ser {becomes}. Aquí quedan como están.',
    tryRelaxed: 'Este texto se puede leer como JSON5: activa «Tolerante» para obtener JSON estricto.',
    tryLines: 'Cada línea es un valor JSON: activa «Cada línea es un valor».',
  },
} satisfies Translation<typeof en>;
