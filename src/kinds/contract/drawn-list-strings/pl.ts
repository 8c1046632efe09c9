import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Bez powtórzeń', sort: 'Kolejność', as: 'Pokaż jako', seedUsed: 'Użyte ziarno (seed)' },
  hints: {
    seed: 'Zostaw puste, aby za każdym razem losować od nowa. To samo ziarno daje ten sam wynik, więc można go przewidzieć.',
  },
  choices: {
    sort: { none: 'Kolejność losowania', asc: 'Rosnąco', desc: 'Malejąco' },
    as: {
      items: 'Pojedyncze wyniki',
      lines: 'Po jednym w\u00a0wierszu',
      comma: 'Rozdzielone przecinkami',
      json: 'JSON',
    },
  },
  problems: {
    notEnough: 'Liczba możliwości bez powtórzeń: {possible}. Wybierz najwyżej tyle albo zezwól na powtórzenia.',
    noSeed: 'Ziarno wymaga bezpiecznego połączenia (https). Zostaw to pole puste.',
  },
  notes: { asLines: 'Gdy wyników jest więcej niż {most}, są pokazane w\u00a0wierszach.' },
} satisfies Translation<typeof en>;
