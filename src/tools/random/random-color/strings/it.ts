import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  labels: {
    ...listWords.labels,
    tone: 'Colori',
    hue: 'Tinta in gradi',
    format: 'Formato',
    alpha: 'Con trasparenza',
    keep: 'Colori bloccati',
    colors: 'Tutti i formati e il contrasto',
    kept: 'Conservati dall’estrazione precedente',
  },
  hints: { ...listWords.hints, hue: '0 è rosso, 120 verde, 240 blu. I colori si scostano al massimo di 15 gradi.' },
  choices: {
    ...listWords.choices,
    tone: {
      any: 'Qualsiasi colore',
      pastel: 'Pastello',
      vivid: 'Vivaci',
      dark: 'Scuri',
      light: 'Chiari',
      grey: 'Grigi',
      hue: 'Vicini a una tinta',
    },
    format: { hex: 'HEX', rgb: 'RGB', hsl: 'HSL', oklch: 'OKLCH' },
  },
  problems: listWords.problems,
  notes: listWords.notes,
  terms: {
    name: 'Nome CSS più vicino',
    onWhite: 'Contrasto con il bianco',
    onBlack: 'Contrasto con il nero',
  },
  own: { lock: 'Blocca questo colore', variables: 'Copia come variabili CSS' },
} satisfies Translation<typeof en>;
