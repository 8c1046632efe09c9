import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    datetime: 'Fecha y hora',
    from: 'Ciudad o zona de origen',
    to: 'Convertir a (ciudades o zonas)',
    overlap: 'Si la hora se repite',
    result: 'Hora local',
    utc: 'UTC',
    note: 'Cambio de hora',
    zones: 'Zonas en detalle',
    hours: 'Hora por hora',
  },
  hints: {
    datetime: 'También vale solo la hora: 15:30. En blanco, la hora actual.',
    from: 'En blanco, la zona de este dispositivo.',
  },
  placeholders: { datetime: '15/01/2026 09:00', from: 'Madrid o +01:00', to: 'Ciudad de México, Londres' },
  own: {
    slider: 'Hora del día',
    day: 'El día de un vistazo',
    work: '9 a 17',
    edge: '7 a 22',
    night: 'Noche',
    calendar: 'Archivo de calendario (.ics)',
    event: 'Reunión',
  },
  choices: { overlap: { earlier: 'La primera vez', later: 'La segunda vez' } },
  problems: {
    notTime: '«{text}» no es una fecha ni una hora. Escribe 15/01/2026 09:00 o solo la hora, por ejemplo 15:30.',
    unknownZone: '«{name}» no es una ciudad ni una zona conocida. ¿Es una de estas? {zones}',
    ambiguousZone: '«{name}» corresponde a varias zonas horarias. Elige una: {zones}',
  },
  steps: {
    toUtc: '{local} en {zone} está a {offset} de UTC: {utc}',
    toZone: '{utc} con {offset} para {zone}: {local}',
  },
  terms: {
    gap: 'Esa hora no existe en {zone}: el reloj salta de {from} a {to}. El resultado es para {used}.',
    overlapEarlier:
      'Las {time} ocurren dos veces en {zone} porque el reloj se atrasa. Esta es la primera, con {offset}. La segunda se elige en «Más opciones».',
    overlapLater: 'Las {time} ocurren dos veces en {zone} porque el reloj se atrasa. Esta es la segunda, con {offset}.',
    zone: 'Zona',
    time: 'Hora local',
    clock: 'Nombre',
    offset: 'Respecto a UTC',
    difference: 'Diferencia',
    change: 'Próximo cambio de hora',
    noChange: 'Ninguno en un año',
  },
} satisfies Translation<typeof en>;
