import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Sin repetición', sort: 'Orden', as: 'Mostrar como', seedUsed: 'Semilla de este sorteo' },
  hints: {
    seed: 'Vacía: un sorteo nuevo cada vez. Con una semilla sale siempre lo mismo, así que ese resultado no es secreto.',
  },
  choices: {
    sort: { none: 'En orden de salida', asc: 'De menor a mayor', desc: 'De mayor a menor' },
    as: { items: 'Elementos separados', lines: 'Uno por línea', comma: 'Separados por comas', json: 'JSON' },
  },
  problems: {
    notEnough:
      'Sin repetición, los resultados posibles son {possible}. Pide como máximo esa cantidad o permite repetir.',
    noSeed: 'Para usar una semilla hace falta una conexión segura (https). Deja la semilla vacía.',
  },
  notes: { asLines: 'Más de {most} resultados se muestran en líneas.' },
} satisfies Translation<typeof en>;
