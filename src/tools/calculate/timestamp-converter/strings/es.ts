import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Marca de tiempo o fecha',
    unit: 'Unidad',
    zone: 'Zona horaria',
    epoch: 'El número cuenta',
    words: 'Fecha y hora',
    seconds: 'Marca de tiempo Unix (segundos)',
    milliseconds: 'Milisegundos',
    microseconds: 'Microsegundos',
    nanoseconds: 'Nanosegundos',
    iso: 'ISO 8601, UTC',
    local: 'ISO 8601, zona horaria',
    rfc: 'RFC 5322 (correo)',
    relative: 'Tiempo relativo',
    unitUsed: 'Leído como',
    lines: 'Todas las líneas',
    epochs: 'En otros sistemas',
  },
  hints: { zone: 'Una ciudad o un nombre como America/Bogota. Vacío: la zona de este dispositivo.' },
  placeholders: { input: '1234567890 o 2009-02-13 23:31:30' },
  own: { now: 'Hora Unix ahora', stop: 'Detener', start: 'Iniciar', use: 'Usar' },
  choices: {
    unit: { auto: 'Detectar', s: 'Segundos', ms: 'Milisegundos', us: 'Microsegundos', ns: 'Nanosegundos' },
    epoch: {
      unix: 'Desde 1970 (Unix)',
      filetime: 'Cada 100 ns desde 1601 (FILETIME)',
      webkit: 'Microsegundos desde 1601 (Chrome, WebKit)',
      excel: 'Días desde el 30 de diciembre de 1899 (Excel)',
      ntp: 'Segundos desde 1900 (NTP)',
      cocoa: 'Segundos desde 2001 (Apple Cocoa)',
    },
  },
  problems: {
    notTime: 'Línea {line}: «{text}» no es un número ni una fecha. Escribe 1234567890 o 13/02/2009 23:31:30.',
    outOfRange: 'Línea {line}: {text} queda fuera de los años −271821 a 275760. Revisa la unidad.',
    unknownZone: 'No hay ninguna zona horaria «{name}». ¿Querías decir una de estas? {zones}',
    ambiguousZone: '«{name}» se usa en varias zonas horarias. Escribe una de estas: {zones}',
  },
  notes: {
    firstLine: 'Los datos son de la primera línea válida. La tabla de abajo las tiene todas.',
    readAsS: 'Leído como segundos, porque el número tiene hasta 11 cifras.',
    readAsMs: 'Leído como milisegundos, porque el número tiene de 12 a 14 cifras.',
    readAsUs: 'Leído como microsegundos, porque el número tiene de 15 a 17 cifras.',
    readAsNs: 'Leído como nanosegundos, porque el número tiene 18 cifras o más.',
    gap: 'En {zone}, los relojes se saltaron esta hora. Se lee con el desfase anterior al cambio, así que se adelanta.',
    overlap:
      'En {zone}, los relojes marcaron esta hora dos veces. Se usa la primera. Añade un desfase para elegir la segunda.',
  },
  steps: {
    count:
      '{iso}: {days, plural, one {# día} other {# días}} desde el 1 de enero de 1970 × 86\u00a0400 + {rest} segundos del día = {seconds}',
  },
  terms: {
    typed: 'Escrito',
    seconds: 'Segundos',
    utc: 'UTC',
    local: 'Zona horaria',
    system: 'Sistema',
    value: 'Valor',
    filetime: 'Windows FILETIME',
    webkit: 'Chrome, WebKit',
    excel: 'Número de día de Excel',
    ntp: 'Segundos de NTP',
    cocoa: 'Apple Cocoa',
  },
} satisfies Translation<typeof en>;
