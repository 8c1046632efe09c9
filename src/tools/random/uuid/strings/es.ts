import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Qué hacer',
    version: 'Versión',
    namespace: 'Espacio de nombres',
    customNamespace: 'Tu espacio de nombres',
    input: 'Nombres, o UUID para examinar',
    time: 'Fecha y hora',
    upper: 'Mayúsculas',
    hyphens: 'Guiones',
    wrap: 'Encerrar en',
    variant: 'Variante',
    timestamp: 'Fecha y hora que contiene (UTC)',
    integer: 'Como número entero',
    inspected: 'Detalles',
  },
  own: { names: 'Nombres, uno por línea', uuids: 'UUID, uno por línea' },
  hints: {
    customNamespace: 'Un UUID.',
    time: 'En blanco se usa la hora actual. Formato ISO 8601; sin zona horaria, se entiende UTC.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Generar', inspect: 'Examinar' },
    namespace: {
      dns: 'DNS: un nombre de dominio',
      url: 'URL: una dirección web',
      oid: 'OID: un identificador de objeto',
      x500: 'X.500: un nombre distinguido',
      custom: 'Propio',
    },
    wrap: { none: 'Nada', braces: 'Llaves { }', urn: 'urn:uuid:', quotes: 'Comillas' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'No es una fecha ni una hora ISO 8601. Escribe 2026-11-21 o 2026-11-21T09:30:00Z.',
    timeRange: 'Esta versión solo puede contener fechas del {from} al {to}.',
    badNamespace: 'Un espacio de nombres es un UUID, por ejemplo 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'Las versiones 3 y 5 se calculan a partir de un nombre. Escribe un nombre por línea.',
    notUuid:
      'Línea {line}, columna {column}: «{character}» no está permitido. Un UUID tiene 32 cifras, 0–9 y a–f, en grupos de 8-4-4-4-12.',
    wrongLength: 'Línea {line}: un UUID tiene 32 cifras; aquí hay {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    urnHyphens: 'En un URN el UUID siempre lleva guiones, así que se conservaron.',
  },
  terms: {
    nil: 'Nil: todos los bits en 0',
    max: 'Max: todos los bits en 1',
    ncs: 'NCS, antes de 1990',
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, primeros GUID',
    future: 'reservada',
    uuid: 'UUID',
    version: 'Versión',
    variantColumn: 'Variante',
    time: 'Fecha y hora (UTC)',
    integerColumn: 'Entero',
  },
} satisfies Translation<typeof en>;
