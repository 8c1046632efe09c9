import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'the lord of the rings', case: 'title' },
    gives: 'The Lord of the Rings',
    source: 'the title as its publisher prints it',
    lang: 'en',
  },
  {
    values: { input: 'XMLHttpRequest id', case: 'snake' },
    gives: 'xml_http_request_id',
    source: 'lodash: snakeCase("XMLHttpRequest id")',
  },
  {
    values: { input: 'HELLO there. i work at NASA! do you?', case: 'sentence' },
    gives: 'HELLO there. I work at NASA! Do you?',
    source: 'by hand: HELLO has five capitals, so it is taken for an acronym',
    lang: 'en',
  },
  {
    values: { input: 'HELLO THERE. I’M HERE.', case: 'sentence' },
    gives: 'Hello there. I’m here.',
    source: 'by hand: where all is in capitals, nothing is an acronym',
    lang: 'en',
  },
  { values: { input: 'Straße ΟΔΟΣ', case: 'upper' }, gives: 'STRASSE ΟΔΟΣ', source: 'Python: str.upper()' },
  { values: { input: 'ΟΔΟΣ', case: 'lower' }, gives: 'οδος', source: 'Python: str.lower(), final sigma' },
  {
    values: { input: 'istanbul', case: 'upper', locale: 'tr' },
    gives: 'İSTANBUL',
    source: 'Unicode SpecialCasing.txt, tr',
  },
  { values: { input: 'Hello World', case: 'inverse' }, gives: 'hELLO wORLD', source: 'Python: str.swapcase()' },
  {
    values: { input: 'only this part', case: 'upper', selection: '5-9' },
    gives: 'only THIS part',
    source: 'Python: s[:5] + s[5:9].upper() + s[9:]',
  },
  {
    values: { input: 'LLEGO TARDE. ¿ME ESPERAS?' },
    gives: 'Llego tarde. ¿Me esperas?',
    source: 'by hand: a capital at the start of each sentence',
    lang: 'es',
  },
  {
    values: { input: 'mañana será otro día', case: 'upper' },
    gives: 'MAÑANA SERÁ OTRO DÍA',
    source: 'Python: str.upper()',
    lang: 'es',
  },
  {
    values: { input: 'JE SUIS EN RETARD. TU M’ATTENDS ?' },
    gives: 'Je suis en retard. Tu m’attends ?',
    source: 'by hand: a capital at the start of each sentence',
    lang: 'fr',
  },
  { values: { input: 'déjà l’été', case: 'upper' }, gives: 'DÉJÀ L’ÉTÉ', source: 'Python: str.upper()', lang: 'fr' },
  {
    values: { input: 'SAYA TERLAMBAT. TUNGGU SEBENTAR.' },
    gives: 'Saya terlambat. Tunggu sebentar.',
    source: 'by hand: a capital at the start of each sentence',
    lang: 'id',
  },
  {
    values: { input: 'selamat ulang tahun', case: 'upper' },
    gives: 'SELAMAT ULANG TAHUN',
    source: 'Python: str.upper()',
    lang: 'id',
  },
  {
    values: { input: 'ARRIVO TARDI. MI ASPETTI?' },
    gives: 'Arrivo tardi. Mi aspetti?',
    source: 'by hand: a capital at the start of each sentence',
    lang: 'it',
  },
  {
    values: { input: 'perché no? è presto', case: 'upper' },
    gives: 'PERCHÉ NO? È PRESTO',
    source: 'Python: str.upper()',
    lang: 'it',
  },
  {
    values: { input: 'SPÓŹNIĘ SIĘ. POCZEKASZ?' },
    gives: 'Spóźnię się. Poczekasz?',
    source: 'by hand: a capital at the start of each sentence',
    lang: 'pl',
  },
  {
    values: { input: 'dziękuję za pomoc', case: 'upper' },
    gives: 'DZIĘKUJĘ ZA POMOC',
    source: 'Python: str.upper()',
    lang: 'pl',
  },
  {
    values: { input: 'VOU ME ATRASAR. VOCÊ ESPERA?' },
    gives: 'Vou me atrasar. Você espera?',
    source: 'by hand: a capital at the start of each sentence',
    lang: 'pt',
  },
  {
    values: { input: 'promoção até amanhã', case: 'upper' },
    gives: 'PROMOÇÃO ATÉ AMANHÃ',
    source: 'Python: str.upper()',
    lang: 'pt',
  },
  {
    values: { input: 'Я ОПОЗДАЮ. ПОДОЖДЁШЬ?' },
    gives: 'Я опоздаю. Подождёшь?',
    source: 'by hand: a capital at the start of each sentence',
    lang: 'ru',
  },
  { values: { input: 'доброе утро', case: 'upper' }, gives: 'ДОБРОЕ УТРО', source: 'Python: str.upper()', lang: 'ru' },
] satisfies Examples<typeof tool>;
