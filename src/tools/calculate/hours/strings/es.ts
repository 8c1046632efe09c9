import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Qué calcular',
    start: 'Inicio',
    end: 'Fin',
    break: 'Descanso (minutos)',
    plus: 'Tiempo que se suma',
    input: 'Duraciones, una por línea',
    duration: 'Horas y minutos',
    time: 'Hora',
    dayOffset: 'Días después',
    decimalHours: 'Horas decimales',
    minutes: 'Minutos',
    lines: 'Línea por línea',
  },
  hints: {
    plus: 'Por ejemplo 1:30, 90m o 1,5h. Con un signo menos se resta: -0:45.',
    input: 'Por ejemplo 7:45, 1h 30m o -0:15. Tras # va un comentario.',
  },
  placeholders: { start: '8:30', end: '17:45', plus: '1:30', input: '7:45\n8:10  # martes\n90m' },
  choices: { mode: { between: 'Entre dos horas', add: 'Sumar a una hora', sum: 'Sumar una lista' } },
  problems: {
    badTime: '«{text}» no es una hora. Escribe 9:30, 21:30 o 0930.',
    badDuration: '«{text}» no es una duración. Escribe 1:30, 90m o 1,5h.',
    badLine: 'Línea {line}: «{text}» no es una duración. Escribe 1:30, 90m o 1,5h.',
    longBreak:
      'El descanso de {minutes, plural, one {# minuto} other {# minutos}} es más largo que el tiempo entre inicio y fin, {span}.',
  },
  notes: {
    nextDay: 'El fin es anterior al inicio, así que cae al día siguiente.',
    sameTime: 'Inicio y fin coinciden: el resultado es 0. Para un día entero escribe 24:00 como fin.',
    daysLater: '{days, plural, one {Al día siguiente.} other {# días después.}}',
    daysEarlier: '{days, plural, one {El día anterior.} other {# días antes.}}',
  },
  steps: {
    between: 'De {start} a {end}: {span}',
    break: '{span} − {pause} de descanso = {duration}',
    add: '{start} + {plus} = {time}',
    sum: '{lines, plural, one {# línea sumada} other {# líneas sumadas}}: {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} horas',
  },
  terms: { typed: 'Escrito', duration: 'Duración', decimal: 'Horas decimales', total: 'Total acumulado' },
} satisfies Translation<typeof en>;
