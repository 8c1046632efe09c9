import { expect, test } from 'vitest';
import { sentenceCount } from './sentences';

test.for([
  ['', 0],
  ['One', 1],
  ['One. Two! Three? Four… Five', 5],
  ['One.', 1],
  ['Wait... What?!', 2],
  ['He said “Go.” Then he went.', 2],
  ['(All of it.) Then more.', 2],
  ['It costs 3.14 at a@b.co today.', 1],
  ['Mr. Smith met Mrs. Jones vs. Dr. No. 5 at St. Ives.', 1],
  ['Fruit, e.g. Pears, i.e. Food.', 1],
  ['J. K. Rowling wrote it.', 1],
  ['On Jan. 5, Sen. Lee met Gov. Ortiz and Capt. Kim at Mt. Hood.', 1],
  ['I said no. Then I left.', 2],
  ['You left, and so did I. Then it rained.', 2],
  ['See Fig. 3 and No. 5.', 1],
  ['wait. what. now', 1],
  ['Really? said she. Yes.', 2],
  ['„Tak?” – zapytał. – Nie!', 2],
  ['– Idziesz? – spytał.\n– nie!', 2],
  ['—¿Vienes? —preguntó. —Sí.', 2],
  ['Stop. – Go.', 2],
  ['A title\n\nA text. More', 3],
  ['One line\nand the next', 1],
  ['end.\n\nsmall start.', 2],
  ['. . . ! ?', 0],
  ['...\n\n...', 0],
  ['42', 0],
  ['42.', 1],
  ['你好。我很好！真的？是', 4],
  ['你好。abc', 2],
  ['नमस्ते। कैसे हो॥', 2],
  ['مرحبا؟ نعم.', 2],
  ['¿Qué? ¡Sí! Vale.', 3],
  ['Hello. «Oui.» Non.', 3],
] as const)('counts the sentences of %j as %i', ([text, count]) => {
  expect(sentenceCount(text, 'en')).toBe(count);
});

test.for([
  ['es', 'El Sr. García llegó. Trajo fruta, p. ej. Peras.', 2],
  ['fr', 'M. Dupont est là. Il lit, cf. Hugo.', 2],
  ['id', 'Yth. Sdr. Andi, rapat pukul 09.00 di Jl. Sudirman No. 5. Terima kasih.', 2],
  ['id', 'Surat a.n. Kepala Dinas ditandatangani dr. Budi dan Ir. Wati. Lihat hlm. 12.', 2],
  ['id', 'Kami menjual beras, gula, dll. Toko buka setiap hari.', 2],
  ['pl', 'Dr hab. Nowak i prof. inż. Kowalska mieszkają przy ul. Długiej, a mgr. Lisa spotkali na pl. Wolności.', 1],
  ['pl', 'Autobus odjeżdża ok. 7 rano, tj. o godz. 6.55 lub 7.05. Nie spóźnij się!', 2],
  ['pl', 'Zob. s. 12, por. rys. 3 i art. 5 ust. 2.', 1],
  ['pl', 'Szkoła im. Marii Curie przy al. Niepodległości. Obok stoi kościół św. Anny.', 2],
  ['pl', 'Na półce stoją m.in. Lalka, np. „Potop”, tzn. Sienkiewicz, itd. itp. do końca.', 1],
  ['pl', 'Kupił chleb, mleko itd. Potem wrócił. Urodził się w 1990 r. Mieszka w Łodzi.', 4],
  ['pl', 'W sprawie ww. Spółki zob. Dziennik Ustaw, poz. 12, pt. „Ustawa”.', 1],
  ['pl', 'Prof. Kowalski, ur. 5 maja, zm. 3 czerwca. Zob. rozdz. 3.', 2],
  ['pl', 'Spotkanie dn. 5 maja w m. st. Warszawa, tel. 22 123 45 67.', 1],
  ['pt', 'A Profa. Lima chegou. Viu o Sr. Silva.', 2],
] as const)('in %s, abbreviations of the language do not end a sentence', ([lang, text, count]) => {
  expect(sentenceCount(text, lang)).toBe(count);
});
