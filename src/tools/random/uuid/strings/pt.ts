import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'O que fazer',
    version: 'Versão',
    namespace: 'Espaço de nomes',
    customNamespace: 'Seu espaço de nomes',
    input: 'Nomes de origem ou UUIDs a examinar',
    time: 'Data e hora',
    upper: 'Maiúsculas',
    hyphens: 'Hifens',
    wrap: 'Envolver com',
    variant: 'Variante',
    timestamp: 'Data e hora no UUID (UTC)',
    integer: 'Como número inteiro',
    inspected: 'Detalhes',
  },
  own: { names: 'Nomes, um por linha', uuids: 'UUIDs, um por linha' },
  hints: {
    customNamespace: 'Digite um UUID.',
    time: 'Em branco, vale a hora atual. Use o formato ISO 8601; sem fuso, vale UTC.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Gerar', inspect: 'Examinar' },
    namespace: {
      dns: 'DNS: um nome de domínio',
      url: 'URL: um endereço web',
      oid: 'OID: um identificador de objeto',
      x500: 'X.500: um nome distinto',
      custom: 'Personalizado',
    },
    wrap: { none: 'Nada', braces: 'Chaves { }', urn: 'urn:uuid:', quotes: 'Aspas' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'Não é uma data nem uma hora em ISO 8601. Escreva 2026-11-21 ou 2026-11-21T09:30:00Z.',
    timeRange: 'Esta versão só pode conter datas de {from} a {to}.',
    badNamespace: 'Um espaço de nomes é um UUID, por exemplo 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'As versões 3 e 5 são calculadas a partir de um nome. Digite um nome por linha.',
    notUuid:
      'Linha {line}, coluna {column}: “{character}” não é permitido. Um UUID tem 32 dígitos, 0–9 e a–f, em grupos de 8-4-4-4-12.',
    wrongLength: 'Linha {line}: um UUID tem 32 dígitos; aqui há {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    urnHyphens: 'Em um URN, o UUID sempre tem hifens, por isso eles foram mantidos.',
  },
  terms: {
    nil: 'Nil: todos os bits em 0',
    max: 'Max: todos os bits em 1',
    ncs: 'NCS, antes de 1990',
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, primeiros GUIDs',
    future: 'reservada',
    uuid: 'UUID',
    version: 'Versão',
    variantColumn: 'Variante',
    time: 'Data e hora (UTC)',
    integerColumn: 'Inteiro',
  },
} satisfies Translation<typeof en>;
