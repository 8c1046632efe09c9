import { expect, test } from 'vitest';
import { yearTable } from './years';

/** Without the terms' wrapping. */
const rowOf = (year: string) =>
  yearTable([year], 'en')?.rows[0]?.map((cell) =>
    typeof cell === 'object' && cell && 'code' in cell ? cell.code : cell,
  );

// Python: calendar.isleap and datetime.date.strftime('%A').
test.for([
  ['1939', 'common', 20, 'Sunday'],
  ['2004', 'leap', 21, 'Thursday'],
  ['1900', 'common', 19, 'Monday'],
  ['2000', 'leap', 20, 'Saturday'],
  ['1582', 'common', 16, 'Friday'],
  ['100', 'common', 1, 'Friday'],
  ['4', 'leap', 1, 'Thursday'],
  ['1', 'common', 1, 'Monday'],
] as const)('%s is a %s year of century %i that begins on a %s', ([year, ...facts]) =>
  expect(rowOf(year)).toEqual([year, ...facts]),
);

test.for(['0', '-5', '10000', '1999.50', '99999999999999999999'])('%s has no row', (year) =>
  expect(yearTable(['2000', year], 'en')).toBeUndefined(),
);
