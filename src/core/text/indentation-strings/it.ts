import type { Indent } from '../indentation';

export default {
  '0': 'Nessuno, tutto su una riga',
  '1': '1 spazio',
  '2': '2 spazi',
  '3': '3 spazi',
  '4': '4 spazi',
  '5': '5 spazi',
  '6': '6 spazi',
  '7': '7 spazi',
  '8': '8 spazi',
  tab: 'Tabulazione',
} satisfies Record<Indent, string>;
