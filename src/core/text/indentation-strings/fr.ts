import type { Indent } from '../indentation';

export default {
  '0': 'Aucune, tout sur une ligne',
  '1': '1 espace',
  '2': '2 espaces',
  '3': '3 espaces',
  '4': '4 espaces',
  '5': '5 espaces',
  '6': '6 espaces',
  '7': '7 espaces',
  '8': '8 espaces',
  tab: 'Tabulation',
} satisfies Record<Indent, string>;
