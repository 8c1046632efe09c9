import { expect, test } from 'vitest';
import { dayInDigits } from './day-in-digits';

test.for([
  ['14 lutego 2009', 'pl', '2009-02-14'],
  ['14 lutego 2009 r., 0:31:30', 'pl', '2009-02-14, 0:31:30'],
  ['14 lut 2009 00:31', 'pl', '2009-02-14 00:31'],
  ['sobota, 14 lutego 2009 r. o godz. 15:00', 'pl', '2009-02-14 15:00'],
  ['3 MAJA 2026 roku', 'pl', '2026-05-03'],
  ['14.02.2009 r. godz. 8:05', 'pl', '14.02.2009 8:05'],
  ['1er février 2024 à 15:00', 'fr', '2024-02-01 15:00'],
  ['3 de março de 2024, 15:00', 'pt', '2024-03-03, 15:00'],
  ['9 de agosto de 2024 a las 9:00', 'es', '2024-08-09 9:00'],
  ['1º gennaio 2024 alle 9:00', 'it', '2024-01-01 9:00'],
  ['17 Agustus 2026 pukul 10:00', 'id', '2026-08-17 10:00'],
  ['17 Agustus 2026 pkl. 10:00', 'id', '2026-08-17 10:00'],
  ['17 Nopember 2026, jam 10:00', 'id', '2026-11-17, 10:00'],
  ['9 мая 2024 г. в 10:00', 'ru', '2024-05-09 10:00'],
] as const)('%s in %s is %s', ([text, lang, digits]) => expect(dayInDigits(text, lang)).toBe(digits));

test.for(['14 lutego', '14 foo 2009', '2009-02-14', '15:00', '1234567890', '14 lutego 20091', '14.02.2009 rano', 'r.'])(
  '%j is left unchanged',
  (text) => expect(dayInDigits(text, 'pl')).toBe(text),
);
