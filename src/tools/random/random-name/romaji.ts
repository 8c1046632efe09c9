/** Long vowels of Hepburn romanization; vowels separated by '|' belong to two parts of a name. */
const LONG: Readonly<Record<string, string>> = { ou: 'ō', oo: 'ō', uu: 'ū' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A reading such as 'satou' or 'ino|ue' as 'Satō' or 'Inoue'; `plain` without macrons: 'Satou'. */
export function written(romaji: string, plain: boolean): string {
  const parts = romaji.split('|');
  const text = plain ? parts : parts.map((part) => part.replace(/ou|oo|uu/g, (pair) => LONG[pair] ?? pair));
  return capital(text.join(''));
}

/** For a comparison: lowercase letters without macrons, apostrophes and length, so that sato, satō and satou are equal. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’|\s-]/g, '')
    .toLowerCase()
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u');
