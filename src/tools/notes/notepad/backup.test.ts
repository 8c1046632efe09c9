import { expect, test } from 'vitest';
import { backupFiles } from './backup';

const updated = Date.UTC(2026, 10, 20, 12);
const note = (title: string, text: string, trashed = 0) => ({ title, text, trashed, updated });

test('saves each note as a separate file, named after its title or its first line', () => {
  const files = backupFiles(
    [
      note('', '# Shopping\r\nmilk'),
      note('shopping', 'bread'),
      note('Shopping', 'in the trash', 1),
      note('a/b: c?', 'signs that no file system takes'),
      note('', ''),
    ],
    'Trash',
    'notepad',
  );
  // 'Shopping' and 'shopping' are the same file on Windows and macOS.
  expect(files.map(({ name }) => name)).toEqual([
    'Shopping.txt',
    'shopping (2).txt',
    'Trash/Shopping.txt',
    'a b c.txt',
    'notepad.txt',
  ]);
  expect(files[0]).toEqual({ name: 'Shopping.txt', input: '# Shopping\r\nmilk', lastModified: new Date(updated) });
});
