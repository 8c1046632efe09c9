import { expect, test } from 'vitest';
import type { Lang } from '../../i18n/languages';
import { monthOf } from './month-names';

test.for<readonly [Lang, string, number]>([
  ['en', 'February', 2],
  ['en', 'Sept', 9],
  ['id', 'Agustus', 8],
  ['id', 'agt', 8],
  ['id', 'Des', 12],
  ['id', 'Nopember', 11],
  ['id', 'Peb', 2],
  ['id', 'May', 5],
  ['fr', 'juil', 7],
  ['fr', 'décembre', 12],
  ['pl', 'października', 10],
  ['pl', 'paź', 10],
  ['ru', 'мая', 5],
  ['ru', 'сент', 9],
  ['id', 'Xyz', 0],
])('in %s, %s is month %i', ([lang, typed, month]) => expect(monthOf(typed, lang)).toBe(month));
