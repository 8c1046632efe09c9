import type { Indent } from '../indentation';

export default {
  '0': 'Nenhum, tudo em uma linha',
  '1': '1 espaço',
  '2': '2 espaços',
  '3': '3 espaços',
  '4': '4 espaços',
  '5': '5 espaços',
  '6': '6 espaços',
  '7': '7 espaços',
  '8': '8 espaços',
  tab: 'Tabulação',
} satisfies Record<Indent, string>;
