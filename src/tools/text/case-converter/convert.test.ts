import { expect, test } from 'vitest';
import { convertCase, type CaseOptions, type LetterCase } from './convert';
import { capital } from './letters';

const convert = (text: string, to: LetterCase, options: Partial<CaseOptions> = {}) =>
  convertCase(text, to, { locale: 'auto', keepAcronyms: true, lang: 'en', ...options });

test.for([
  ['', ''],
  ['hello', 'Hello'],
  ['one. two! three? four… five', 'One. Two! Three? Four… Five'],
  ['first line\nsecond line\r\nthird', 'First line\nSecond line\nThird'],
  ['“quoted” start', '“Quoted” start'],
  ['then he said. “go home”', 'Then he said. “Go home”'],
  ['¿qué tal? ¡bien!', '¿Qué tal? ¡Bien!'],
  ['i think i’m right and i’ll say so, i’ve said, i’d say', 'I think I’m right and I’ll say so, I’ve said, I’d say'],
  ['use pears, i.e. fruit, e.g. green ones', 'Use pears, i.e. fruit, e.g. green ones'],
  ['THE UN and NATO’s UNESCO', 'THE UN and NATO’s unesco'],
  ['the U.S. economy grew. it did', 'The U.S. economy grew. It did'],
  ['from the U.S. to D.C. It Was', 'From the U.S. to D.C. It was'],
  ['the U.S. Army and U.S.-made', 'The U.S. Army and U.S.-made'],
  ['THE U.S. ECONOMY. IT GREW', 'The u.s. Economy. It grew'],
  ['so do i. then we left', 'So do I. Then we left'],
  ['we meet at 5 p.m. in the hall', 'We meet at 5 p.m. in the hall'],
  ['it ended at 5 p.m. We left', 'It ended at 5 p.m. We left'],
  ['an MP3 and a B2B deal', 'An MP3 and a B2B deal'],
  ['YOU DON’T know', 'YOU don’t know'],
  ['version 3.14 is out', 'Version 3.14 is out'],
  ['2nd place\n1. bread\n2) milk\n- eggs', '2nd place\n1. Bread\n2) Milk\n- Eggs'],
  ['élan vital', 'Élan vital'],
  ['중국 中文 abc', '중국 中文 abc'],
] as const)('%j as a sentence is %j', ([text, sentence]) => {
  expect(convert(text, 'sentence')).toBe(sentence);
});

test.for([
  [
    'es',
    'Hola: te escribo PORQUE EL PEDIDO NO LLEGÓ. ¿ME AYUDAS?',
    'Hola: te escribo porque el pedido no llegó. ¿Me ayudas?',
  ],
  ['es', 'MI CASA ES TU CASA, dijo', 'Mi casa es tu casa, dijo'],
  ['pl', 'Dzień dobry. PROSZĘ O KONTAKT. JUTRO MNIE NIE MA', 'Dzień dobry. Proszę o kontakt. Jutro mnie nie ma'],
  ['ru', 'Добрый день. ЖДУ ВАС В 8 УТРА', 'Добрый день. Жду вас в 8 утра'],
  ['en', 'Hi. I AM OUT TODAY, SO I’LL CALL YOU', 'Hi. I am out today, so I’ll call you'],
  ['es', 'la ONU, la OMS, FMI, OTAN, UE y BM', 'La ONU, la OMS, FMI, OTAN, UE y BM'],
  ['en', 'files:\nPDF\nGIF\nPNG\nCSV', 'Files:\nPDF\nGIF\nPNG\nCSV'],
  ['en', 'the AWS EC2 API and a USB HDMI cable', 'The AWS EC2 API and a USB HDMI cable'],
  ['en', 'call it A B Cd', 'Call it a b cd'],
] as const)('keeps acronyms, not passages in uppercase (%s): %j', ([lang, text, sentence]) => {
  expect(convert(text, 'sentence', { lang })).toBe(sentence);
});

test('does not capitalize the narrator of a Spanish dialog after a question', () => {
  expect(convert('—¿vienes? —preguntó él. —¡no! —dijo. —se fue.', 'sentence', { lang: 'es' })).toBe(
    '—¿Vienes? —preguntó él. —¡No! —dijo. —Se fue.',
  );
});

test('lowercases a passage in uppercase in a title too', () => {
  expect(convert('news: THE UN MEETS TODAY', 'title')).toBe('News: The Un Meets Today');
});

test('lowercases acronyms when they are not kept', () => {
  expect(convert('at NASA today', 'sentence', { keepAcronyms: false })).toBe('At nasa today');
});

test.for([
  ['pl', '– IDZIESZ? – SPYTAŁ. – TAK!', '– Idziesz? – spytał. – Tak!'],
  ['pl', '„TAK…” – ZACZĄŁ.\n– NIE!', '„Tak…” – zaczął.\n– Nie!'],
  ['es', '—¿VIENES? —PREGUNTÓ. —SÍ.', '—¿Vienes? —preguntó. —Sí.'],
] as const)('in %s, %j as a sentence is %j', ([lang, text, sentence]) =>
  expect(convert(text, 'sentence', { lang })).toBe(sentence),
);

test('does not uppercase the English I in Italian or Dutch text', () => {
  expect(convert('ho letto i libri', 'sentence', { lang: 'it' })).toBe('Ho letto i libri');
  expect(convert('dat i daar', 'sentence', { locale: 'nl' })).toBe('Dat i daar');
});

test.for([
  ['the end', 'The End'],
  ['what it is for', 'What It Is For'],
  ['a tale of two cities: a novel', 'A Tale of Two Cities: A Novel'],
  ['batman vs. the joker', 'Batman vs. the Joker'],
  ['state-of-the-art and well-being', 'State-of-the-Art and Well-Being'],
  ['don’t stop the rock ’n’ roll', 'Don’t Stop the Rock ’N’ Roll'],
  ['o’NEILL and O’HARA meet d’Angelo and o’neill', 'O’Neill and O’Hara Meet D’Angelo and O’neill'],
  ['news from NASA today', 'News from NASA Today'],
  ['out of africa\nthe big sleep', 'Out of Africa\nThe Big Sleep'],
  ['“the hobbit” by tolkien', '“The Hobbit” by Tolkien'],
  ['3rd of may', '3rd of May'],
] as const)('%j as a title is %j', ([text, title]) => {
  expect(convert(text, 'title')).toBe(title);
});

test.for([
  ['l’isola che non c’è', 'L’Isola che Non C’è'],
  ["C'ERA UNA VOLTA IN AMERICA", "C'era una Volta in America"],
  ['dov’è l’amore', 'Dov’è l’Amore'],
  ['c’eravamo tanto amati', 'C’eravamo Tanto Amati'],
  ['il nome della rosa', 'Il Nome della Rosa'],
  ['cent’anni di solitudine', 'Cent’Anni di Solitudine'],
] as const)('in Italian, %j as a title is %j', ([text, title]) => {
  expect(convert(text, 'title', { lang: 'it' })).toBe(title);
});

// EYD V, huruf kapital, titles of books.
test.for([
  ['dari ave maria ke jalan lain ke roma', 'Dari Ave Maria ke Jalan Lain ke Roma'],
  ['habis gelap terbitlah terang', 'Habis Gelap Terbitlah Terang'],
  ['kerja sama antara UGM dan UI', 'Kerja Sama antara UGM dan UI'],
  ['hidup tanpa beban demi anak', 'Hidup tanpa Beban demi Anak'],
  ['syarat-syarat pembuatan KTP untuk WNI', 'Syarat-Syarat Pembuatan KTP untuk WNI'],
] as const)('in Indonesian, %j as a title is %j', ([text, title]) => {
  expect(convert(text, 'title', { lang: 'id' })).toBe(title);
});

test.for(['fr', 'pl', 'pt', 'ru'] as const)('on a page in %s, the small words of a title are English', (lang) => {
  expect(convert('the lord of the rings', 'title', { lang })).toBe('The Lord of the Rings');
});

test('leaves Spanish articles, conjunctions and prepositions lowercase in a title', () => {
  expect(convert('el amor en los tiempos del cólera', 'title', { lang: 'es' })).toBe(
    'El Amor en los Tiempos del Cólera',
  );
});

test.for([
  ['hello WORLD', 'Hello World'],
  ['jean-luc o’brien', 'Jean-Luc O’brien'],
  ['ǆungla ﬁlm ßeta ᾳ', 'ǅungla Film Sseta ᾼ'],
  ['ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
  ['საქართველო', 'საქართველო'],
] as const)('%j capitalized is %j', ([text, capitalized]) => {
  expect(convert(text, 'capitalized')).toBe(capitalized);
});

test.for([
  ['nl', 'ijsland en ijzer', 'IJsland En IJzer'],
  ['tr', 'ISPARTA izmir', 'Isparta İzmir'],
  ['az', 'ilham', 'İlham'],
  ['el', 'άνθρωπος', 'Άνθρωπος'],
] as const)('capitalized in %s: %j is %j', ([locale, text, capitalized]) => {
  expect(convert(text, 'capitalized', { locale })).toBe(capitalized);
});

test.for([
  ['el', 'άνθρωπος', 'ΑΝΘΡΩΠΟΣ'],
  ['auto', 'άνθρωπος', 'ΆΝΘΡΩΠΟΣ'],
  ['tr', 'ılık içim', 'ILIK İÇİM'],
  ['lt', 'i\u0307\u0300', 'I\u0300'],
] as const)('uppercase in %s: %j is %j', ([locale, text, upper]) => {
  expect(convert(text, 'upper', { locale })).toBe(upper);
});

test.for([
  ['tr', 'ILIK İÇİM', 'ılık içim'],
  ['auto', 'İ', 'i̇'],
] as const)('lowercase in %s: %j is %j', ([locale, text, lower]) => {
  expect(convert(text, 'lower', { locale })).toBe(lower);
});

// Python 3.11: str.title() of each letter.
test.for([
  ['ß', 'Ss'],
  ['ﬁ', 'Fi'],
  ['ǆ', 'ǅ'],
  ['ŉ', 'ʼN'],
  ['ა', 'ა'],
  ['\u0390', '\u0399\u0308\u0301'],
  ['ᾲ', 'Ὰͅ'],
  ['ᾀ', 'ᾈ'],
  ['ǰ', 'J̌'],
  ['և', 'Եւ'],
  ['a', 'A'],
] as const)('the title case letter of %s is %s', ([letter, title]) => {
  expect(capital(letter, 'auto')).toBe(title);
});

// Python 3.11: str.swapcase().
test.for([
  ['ΟΔΟΣ İstanbul ßa', 'οδος i̇STANBUL SSA'],
  ['αΣ ΑΣα Σ', 'Ας ασΑ σ'],
  ['MiXeD 123 中文', 'mIxEd 123 中文'],
] as const)('%j inverted is %j', ([text, inverse]) => {
  expect(convert(text, 'inverse')).toBe(inverse);
});

test('alternating counts only letters, across spaces and line breaks', () => {
  expect(convert('ABC 1 def\nghi', 'alternating')).toBe('aBc 1 DeF\ngHi');
});

// lodash 4: camelCase, snakeCase and kebabCase of the same names, except names with digits and apostrophes.
test.for([
  ['user first name', 'userFirstName', 'UserFirstName', 'user_first_name', 'USER_FIRST_NAME', 'user-first-name'],
  [
    'getHTTPResponse',
    'getHttpResponse',
    'GetHttpResponse',
    'get_http_response',
    'GET_HTTP_RESPONSE',
    'get-http-response',
  ],
  ['utf8Decoder v2', 'utf8DecoderV2', 'Utf8DecoderV2', 'utf8_decoder_v2', 'UTF8_DECODER_V2', 'utf8-decoder-v2'],
  ['--foo__bar--', 'fooBar', 'FooBar', 'foo_bar', 'FOO_BAR', 'foo-bar'],
  ['straße über', 'straßeÜber', 'StraßeÜber', 'straße_über', 'STRASSE_ÜBER', 'straße-über'],
  ['', '', '', '', '', ''],
  ['…', '', '', '', '', ''],
] as const)('writes %j as a name in a program', ([text, camel, pascal, snake, constant, kebab]) => {
  expect(convert(text, 'camel')).toBe(camel);
  expect(convert(text, 'pascal')).toBe(pascal);
  expect(convert(text, 'snake')).toBe(snake);
  expect(convert(text, 'constant')).toBe(constant);
  expect(convert(text, 'kebab')).toBe(kebab);
});

test('train, dot and path join with their own separator, line by line', () => {
  expect(convert('xml http\nsecondLine', 'train')).toBe('Xml-Http\nSecond-Line');
  expect(convert('xml http\n\nsecondLine', 'dot')).toBe('xml.http\n\nsecond.line');
  expect(convert('xmlHttp', 'path')).toBe('xml/http');
});

test('a combining accent stays with its letter', () => {
  expect(convert('e\u0301cole cafe\u0301Noir', 'snake')).toBe('e\u0301cole_cafe\u0301_noir');
  expect(convert('e\u0301cole', 'capitalized')).toBe('E\u0301cole');
});
