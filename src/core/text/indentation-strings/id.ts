import type { Indent } from '../indentation';

export default {
  '0': 'Tidak ada, satu baris',
  '1': '1 spasi',
  '2': '2 spasi',
  '3': '3 spasi',
  '4': '4 spasi',
  '5': '5 spasi',
  '6': '6 spasi',
  '7': '7 spasi',
  '8': '8 spasi',
  tab: 'Tab',
} satisfies Record<Indent, string>;
