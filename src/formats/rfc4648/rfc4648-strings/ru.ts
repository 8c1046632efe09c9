import type { endings as englishEndings, flaws as englishFlaws } from './en';

export const flaws = {
  notBase64:
    'Строка {line}, столбец {column}: «{character}» не входит в алфавит Base64. В нём A–Z, a–z, 0–9, + и / либо - и _.',
  notBase32: 'Строка {line}, столбец {column}: «{character}» не входит в алфавит Base32. В нём A–Z и 2–7.',
  notBase32hex: 'Строка {line}, столбец {column}: «{character}» не входит в алфавит base32hex. В нём 0–9 и A–V.',
  afterPadding:
    'Строка {line}, столбец {column}: «{character}» стоит после знаков =, а ими текст должен заканчиваться.',
  badLength:
    'Из такого количества символов ({digits}) целые байты не складываются: часть потеряна или добавлена, скорее всего в конце.',
} satisfies Record<keyof typeof englishFlaws, string>;

export const endings = {
  pem: 'Прочитан только первый блок между строками BEGIN и END.',
  looseBits: 'В последнем символе есть лишние биты, а они должны быть нулями: возможно, текст обрезан или изменён.',
  oddPadding: 'Количество знаков = не соответствует длине текста, но он всё равно прочитан.',
} satisfies Record<keyof typeof englishEndings, string>;
