import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'Ganti baris baru dengan',
    custom: 'Teks pengganti sendiri',
    keepParagraphs: 'Pertahankan paragraf (baris kosong)',
    dehyphenate: 'Gabungkan kata yang terpotong tanda hubung',
    collapse: 'Rapikan spasi ganda',
    removed: 'Baris baru dihapus',
  },
  choices: { replaceWith: { space: 'Spasi', none: 'Tanpa pengganti', comma: 'Koma dan spasi', custom: 'Lainnya' } },
  placeholders: { input: 'Tempel teks dari PDF atau email' },
} satisfies Translation<typeof en>;
