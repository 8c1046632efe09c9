import { expect, test } from 'vitest';
import { readWorkDays } from './work-days';
import { isProblem } from './messages';

const read = (extra: string, lang: 'en' | 'pt') =>
  readWorkDays({ weekend: 'none', holidays: 'none', optional: false, extra }, lang);

// The dates that the form's date fields accept, too: ISO 8601, and the page's own order.
test.for([
  ['2026-12-24', 'en'],
  ['2026-12-04, 2026-12-24', 'en'],
  ['\uFEFF2026-12-04\r\n2026-12-24', 'en'],
  ['12/24/2026', 'en'],
  ['24.12.2026', 'en'],
  ['24/12/2026; 4/12/2026', 'pt'],
  ['2026-12-4\n24-12-2026', 'pt'],
] as const)('%j on a page in %s closes December 24', ([extra, lang]) => {
  const calendar = read(extra, lang);
  expect(isProblem(calendar) ? calendar : calendar.reasonAt('2026-12-24')).toBe('own');
});

test.for([
  ['2026-12-04\n2026-11-31', 'en', 2, '2026-11-31'],
  ['24/12/2026', 'en', 1, '24/12/2026'],
  ['2026-12-04, 24-12-26', 'pt', 1, '24-12-26'],
  ['\n\namanhã', 'pt', 3, 'amanhã'],
] as const)('%j on a page in %s names line %i', ([extra, lang, line, text]) => {
  expect(read(extra, lang)).toMatchObject({ code: 'badExtra', with: { line, text }, field: 'extra' });
});
