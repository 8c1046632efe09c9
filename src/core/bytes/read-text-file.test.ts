import { expect, test } from 'vitest';
import { encodingOf, readTextFile } from './read-text-file';

const latin = (text: string) => new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);

// The letter at the byte, by ISO/IEC 8859-2, -5, KOI8-R (RFC 1489) and windows-1252; TextDecoder uses the names of the
// Encoding Standard.
test.for([
  ['<?xml version="1.0" encoding="ISO-8859-2"?><a>\xb1</a>', 'iso-8859-2', 'ą'],
  ["<?xml version = '1.0'\n encoding = 'iso-8859-5' ?><a>\xd0</a>", 'iso-8859-5', 'а'],
  ['<!DOCTYPE html>\n<html><head><meta charset=koi8-r><p>\xc1', 'koi8-r', 'а'],
  ['<html><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=iso-8859-2"><p>\xb1', 'iso-8859-2', 'ą'],
  // Unknown or impossible encoding names: these bytes are not UTF-8.
  ['<?xml version="1.0" encoding="martian"?><a>\xb1</a>', 'windows-1252', '±'],
  ['<?xml version="1.0" encoding="UTF-8"?><a>\xb1</a>', 'windows-1252', '±'],
  ['<?xml version="1.0" encoding="UTF-16"?><a>\xb1</a>', 'windows-1252', '±'],
  // A text about HTML is not HTML.
  ['How to write <meta charset=koi8-r>: \xb1', 'windows-1252', '±'],
  ['\xb1', 'windows-1252', '±'],
] as const)('detects the encoding of %j as %s', async ([text, encoding, letter]) => {
  expect(await encodingOf(latin(text))).toBe(encoding);
  expect(await readTextFile(latin(text))).toContain(letter);
});

// The bytes are those of Python's str.encode('cp1250'), str.encode('cp1251') and str.encode('cp1252').
test.for([
  ['\xc3\xee\xf0\xee\xe4;\xd6\xe5\xed\xe0\n\xd2\xf3\xeb\xe0;5', 'windows-1251', 'Город;Цена\nТула;5'],
  ['\xb8\xe6 \xe8 \xa8\xea\xe0', 'windows-1251', 'ёж и Ёка'],
  ['id,title\n1,\xd7\xe0\xe9\n', 'windows-1251', 'id,title\n1,Чай\n'],
  ['caf\xe9 cr\xe9\xe9e \xe0 \xc9t\xe9', 'windows-1252', 'café créée à Été'],
  ['m\xe4\xe4r\xe4 hyv\xe4\xe4 \xf6\xf6', 'windows-1252', 'määrä hyvää öö'],
  ['Miasto;Cena\n\xa3\xf3d\x9f;5\n', 'windows-1250', 'Miasto;Cena\nŁódź;5\n'],
  ['Za\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1', 'windows-1250', 'Zażółć gęślą jaźń'],
  ['Imi\xea,Kwota\nBo\xbfena W\xf3jcik,12,50 z\xb3', 'windows-1250', 'Imię,Kwota\nBożena Wójcik,12,50 zł'],
  ['M\xfcller i W\xb9sik', 'windows-1250', 'Müller i Wąsik'],
  ['volume in m\xb3 per day, x\xb3y, 10 \xa3m', 'windows-1252', 'volume in m³ per day, x³y, 10 £m'],
  ['\xbfQu\xe9 a\xf1o?\xbfc\xf3mo?', 'windows-1252', '¿Qué año?¿cómo?'],
  ['Stra\xdfe \xe0 L\x92HA\x9f-les-Roses, n\xb0 5', 'windows-1252', 'Straße à L’HAŸ-les-Roses, n° 5'],
  ['\x9cuvre, c\x9cur\xb3', 'windows-1252', 'œuvre, cœur³'],
] as const)('takes the bytes of %j for %s', async ([text, encoding, read]) => {
  expect(await encodingOf(latin(text))).toBe(encoding);
  expect(await readTextFile(latin(text))).toBe(read);
});

test('reads UTF-8 as UTF-8, whatever encoding it declares', async () => {
  const file = new Blob(['<?xml version="1.0" encoding="ISO-8859-2"?><a>ą</a>']);
  expect(await encodingOf(file)).toBe('utf-8');
  expect(await readTextFile(file)).toContain('ą');
});
