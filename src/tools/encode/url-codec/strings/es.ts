import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    mode: 'Qué codificar',
    eachLine: 'Cada línea por separado, con sus saltos',
    eol: 'Saltos de línea del texto',
    plus: 'Leer + como espacio',
    parts: 'Partes de la dirección',
  },
  choices: {
    direction: { encode: 'Codificar', decode: 'Decodificar' },
    mode: {
      component: 'Todo menos A–Z, a–z, 0–9 y - . _ ~',
      uri: 'Solo lo que una dirección no admite',
      form: 'Como un formulario: el espacio es +',
      all: 'Cada byte',
    },
    eol: { lf: 'Tal como están (tecleados: %0A)', crlf: '%0D%0A (enlaces mailto:)' },
  },
  problems: {
    tooLong: 'El resultado pasaría de {limit} millones de caracteres, más de lo que un navegador admite en un texto.',
  },
  notes: {
    bom: 'Se quitó la marca de orden de bytes (U+FEFF) del principio.',
    stray:
      '% sin dos cifras hexadecimales, dejados como están: {count}. El primero, en la línea {line}, columna {column}.',
    replaced:
      'Bytes que no son UTF-8, mostrados como \uFFFD: {count}. El primero, en la línea {line}, columna {column}.',
    plusKept:
      'La consulta contiene +, que los formularios escriben en lugar del espacio. Activa «Leer + como espacio» si viene de un formulario.',
    twice: 'En el resultado todavía hay\u00a0% con dos cifras. Si se codificó dos veces, decodifícalo otra vez.',
  },
  terms: {
    part: 'Parte',
    name: 'Nombre',
    value: 'Valor',
    scheme: 'Esquema',
    user: 'Usuario',
    password: 'Contraseña',
    host: 'Servidor',
    port: 'Puerto',
    path: 'Ruta',
    query: 'Consulta',
    fragment: 'Fragmento',
  },
} satisfies Translation<typeof en>;
