import type { Indent } from '../indentation';

export default {
  '0': 'Ninguna, todo en una línea',
  '1': '1 espacio',
  '2': '2 espacios',
  '3': '3 espacios',
  '4': '4 espacios',
  '5': '5 espacios',
  '6': '6 espacios',
  '7': '7 espacios',
  '8': '8 espacios',
  tab: 'Tabulación',
} satisfies Record<Indent, string>;
