import type { Indent } from '../indentation';

export default {
  '0': 'Brak, wszystko w\u00a0jednym wierszu',
  '1': '1 spacja',
  '2': '2 spacje',
  '3': '3 spacje',
  '4': '4 spacje',
  '5': '5 spacji',
  '6': '6 spacji',
  '7': '7 spacji',
  '8': '8 spacji',
  tab: 'Tabulator',
} satisfies Record<Indent, string>;
