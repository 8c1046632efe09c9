import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  action: 'Sortear',
  labels: {
    ...listWords.labels,
    mode: 'Qué hacer',
    input: 'Tu lista',
    by: 'Formar',
    groups: 'Cuántos',
    weights: 'Pesos: Ana*3 tiene el triple de probabilidad',
    dedupe: 'Contar una sola vez los repetidos',
    keepEmpty: 'Conservar las entradas vacías',
    split: 'Las entradas se separan con',
    column: 'Solo esta columna de una tabla',
    result: 'Resultado',
    total: 'Entradas',
    remaining: 'No elegidos',
    listHash: 'SHA-256 de la lista',
    drawnAt: 'Hora del sorteo (UTC)',
  },
  hints: {
    seed: listWords.hints.seed,
    column: 'Su título o su número, si pegaste una tabla o abriste un archivo CSV.',
  },
  placeholders: { input: 'Ana\nBruno\nCarla' },
  choices: {
    mode: { pick: 'Elegir', shuffle: 'Mezclar', groups: 'Formar grupos' },
    by: { number: 'Este número de grupos', size: 'Grupos de este tamaño' },
    split: { lines: 'Saltos de línea', comma: 'Comas', auto: 'Saltos de línea; si no hay, comas o punto y coma' },
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    noEntries: 'La lista está vacía. Escribe cada entrada en su línea.',
    badWeight: 'Entrada {entry}: «{weight}» no es un peso. Después del * escribe un número desde 0, como 2 o 0,5.',
    allZero: 'Todas las entradas tienen peso 0, así que ninguna puede salir. Da peso a alguna.',
    weightsTooBig:
      'Los pesos suman demasiado para contarlos con exactitud. Escribe números menores en la misma proporción.',
    tooManyGroups:
      'Para {groups} grupos hacen falta {groups} entradas y tu lista tiene {entries}. Forma menos grupos o añade entradas.',
    noColumn:
      'La tabla no tiene ninguna columna «{column}». Escribe un título de la primera línea o un número del 1 al {columns}.',
    openQuote: 'Línea {line}, columna {column}: aquí se abren comillas que no se cierran. Ciérralas o quítalas.',
    textAfterQuote:
      'Línea {line}, columna {column}: hay texto después de las comillas de cierre. Pon un separador o duplica las comillas.',
  },
  notes: {
    ...listWords.notes,
    repeated:
      '{count, plural, one {# entrada repite otra anterior y cuenta} other {# entradas repiten otras anteriores y cuentan}} por separado. «Contar una sola vez los repetidos» lo evita.',
    leftOut: '{count, plural, one {Se descartó # entrada repetida} other {Se descartaron # entradas repetidas}}.',
  },
  own: {
    takeOut: 'Quitar y elegir otra vez',
    taken: 'Quitados hasta ahora',
    putBack: 'Devolver todos',
    maybe: 'Tal vez',
    allowMaybe: 'Permitir «tal vez»',
    tally: 'Hasta ahora',
    public: 'Sorteo público que otros pueden comprobar',
    commit:
      'Publica esta huella antes de cerrar la lista y deja abierta la página: desde entonces, un cambio de semilla se notaría. Antes del sorteo, publica también la lista en su orden.',
    commitment: 'SHA-256 de la próxima semilla',
    drawFixed: 'Sortear con esta semilla',
    record: 'Copiar el acta',
    check:
      'Después del sorteo, publica el acta y el enlace. Quien abra el enlace verá la misma lista, la semilla y el resultado, y podrá calcular los dos SHA-256.',
    recordText:
      'Sorteo del {time}\nEntradas: {total}\nSHA-256 de la lista, una entrada por línea: {hash}\nSemilla: {seed}\nGenerador: {generator}\nResultado: {result}',
    recordCommitment: 'Mostrado antes del sorteo, SHA-256 de la semilla: {hash}',
  },
} satisfies Translation<typeof en>;
