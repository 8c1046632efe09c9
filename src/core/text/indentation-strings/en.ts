import type { Indent } from '../indentation';

export default {
  '0': 'None, all on one line',
  '1': '1 space',
  '2': '2 spaces',
  '3': '3 spaces',
  '4': '4 spaces',
  '5': '5 spaces',
  '6': '6 spaces',
  '7': '7 spaces',
  '8': '8 spaces',
  tab: 'Tab',
} satisfies Record<Indent, string>;
