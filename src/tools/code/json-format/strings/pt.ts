import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/pt';
import jsonFaults from '../../../../formats/json/json-fault-strings/pt';
import type en from './en';

export default {
  labels: {
    input: 'JSON',
    mode: 'Formato',
    indent: 'Recuo',
    sortKeys: 'Ordenar as chaves',
    relaxed: 'Tolerante: ler JSON5',
    escapeNonAscii: 'Escapar tudo o que não é ASCII',
    lines: 'Cada linha é um valor (NDJSON)',
    saved: 'Bytes economizados',
    savedPercent: 'Economia (%)',
  },
  choices: {
    mode: { format: 'Com recuo', minify: 'Compacto' },
    indent: indents,
  },
  hints: {
    relaxed: 'Comentários, vírgulas finais, aspas simples e chaves sem aspas são aceitos; o resultado é JSON estrito.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit: 'As chaves são ordenadas até {limit} MB, e este texto tem {size} MB. Sem ordenar, não há esse limite.',
  },
  notes: {
    bom: 'A marca de ordem de bytes (U+FEFF) antes do texto foi retirada.',
    repeatedKeys:
      'Chaves repetidas: {count}. A primeira, “{key}”, na linha {line}, já aparece na linha {earlier}. Todas foram mantidas, na ordem; a maioria dos programas lê só a última.',
    inexactNumbers:
      'Números que o JavaScript mudaria: {count}. O primeiro, {number}, na linha {line}, viraria {becomes}. Aqui eles ficam como estão.',
    tryRelaxed: 'O texto pode ser lido como JSON5: marque “Tolerante” para obter JSON estrito.',
    tryLines: 'Cada linha é um valor JSON: marque “Cada linha é um valor”.',
  },
} satisfies Translation<typeof en>;
