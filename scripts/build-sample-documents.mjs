#!/usr/bin/env node
/**
 * `node scripts/build-sample-documents.mjs`: writes public/samples/picnic-<language>.docx, the Word document that the
 * Word converters offer to visitors who have none at hand. Each has what such a converter must get right: a heading,
 * bold and italic words, a list, a table, a link, and a picture.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import sharp from 'sharp';
import { ROOT } from './project.mjs';

/** Title; a sentence in parts, `*bold*`, `_italic_` and `[link]`; what to bring; who brings what; the picture's description. */
const TEXTS = {
  en: {
    title: 'Picnic at the lake',
    intro: [
      'We meet on ',
      '*Saturday at 11:00*',
      ' at the ',
      '_north_',
      ' shore. The weather is on ',
      '[example.com]',
      '.',
    ],
    heading: 'What to bring',
    list: ['A blanket', 'Sunscreen', 'A ball or a frisbee'],
    table: [
      ['Who', 'Food', 'For how many'],
      ['Ana', 'Potato salad', '6'],
      ['Ben', 'Lemonade', '8'],
    ],
    picture: 'The lake at dusk',
  },
  es: {
    title: 'Pícnic en el lago',
    intro: [
      'Nos vemos el ',
      '*sábado a las 11:00*',
      ' en la orilla ',
      '_norte_',
      '. El pronóstico está en ',
      '[example.com]',
      '.',
    ],
    heading: 'Qué llevar',
    list: ['Una manta', 'Protector solar', 'Una pelota o un disco volador'],
    table: [
      ['Quién', 'Comida', 'Para cuántos'],
      ['Ana', 'Ensalada de papas', '6'],
      ['Benito', 'Limonada', '8'],
    ],
    picture: 'El lago al atardecer',
  },
  fr: {
    title: 'Pique-nique au lac',
    intro: ['Rendez-vous ', '*samedi à 11 h*', ' sur la rive ', '_nord_', '. La météo est sur ', '[example.com]', '.'],
    heading: 'À apporter',
    list: ['Une couverture', 'De la crème solaire', 'Un ballon ou un frisbee'],
    table: [
      ['Qui', 'Plat', 'Pour combien'],
      ['Anne', 'Salade de pommes de terre', '6'],
      ['Benoît', 'Citronnade', '8'],
    ],
    picture: 'Le lac au crépuscule',
  },
  id: {
    title: 'Piknik di danau',
    intro: [
      'Kita berkumpul ',
      '*Sabtu pukul 11.00*',
      ' di tepi ',
      '_utara_',
      '. Prakiraan cuaca ada di ',
      '[example.com]',
      '.',
    ],
    heading: 'Yang perlu dibawa',
    list: ['Tikar', 'Tabir surya', 'Bola atau frisbee'],
    table: [
      ['Siapa', 'Makanan', 'Untuk berapa orang'],
      ['Ani', 'Salad kentang', '6'],
      ['Budi', 'Es jeruk', '8'],
    ],
    picture: 'Danau saat senja',
  },
  it: {
    title: 'Picnic al lago',
    intro: [
      'Ci vediamo ',
      '*sabato alle 11:00*',
      ' sulla riva ',
      '_nord_',
      '. Le previsioni sono su ',
      '[example.com]',
      '.',
    ],
    heading: 'Cosa portare',
    list: ['Una coperta', 'La crema solare', 'Un pallone o un frisbee'],
    table: [
      ['Chi', 'Cibo', 'Per quanti'],
      ['Anna', 'Insalata di patate', '6'],
      ['Bruno', 'Limonata', '8'],
    ],
    picture: 'Il lago al tramonto',
  },
  pl: {
    title: 'Piknik nad jeziorem',
    intro: [
      'Spotykamy się w\u00a0',
      '*sobotę o\u00a011:00*',
      ' na ',
      '_północnym_',
      ' brzegu. Prognoza pogody: ',
      '[example.com]',
      '.',
    ],
    heading: 'Co zabrać',
    list: ['Koc', 'Krem z\u00a0filtrem', 'Piłkę albo frisbee'],
    table: [
      ['Kto', 'Jedzenie', 'Dla ilu osób'],
      ['Ania', 'Sałatka ziemniaczana', '6'],
      ['Bartek', 'Lemoniada', '8'],
    ],
    picture: 'Jezioro o zmierzchu',
  },
  pt: {
    title: 'Piquenique no lago',
    intro: [
      'A gente se encontra no ',
      '*sábado às 11h*',
      ' na margem ',
      '_norte_',
      '. A previsão do tempo está em ',
      '[example.com]',
      '.',
    ],
    heading: 'O que levar',
    list: ['Uma canga', 'Protetor solar', 'Uma bola ou um frisbee'],
    table: [
      ['Quem', 'Comida', 'Para quantos'],
      ['Ana', 'Salada de batata', '6'],
      ['Bento', 'Limonada', '8'],
    ],
    picture: 'O lago ao entardecer',
  },
  ru: {
    title: 'Пикник у\u00a0озера',
    intro: [
      'Встречаемся в\u00a0',
      '*субботу в\u00a011:00*',
      ' на ',
      '_северном_',
      ' берегу. Прогноз погоды: ',
      '[example.com]',
      '.',
    ],
    heading: 'Что взять с\u00a0собой',
    list: ['Плед', 'Крем от\u00a0солнца', 'Мяч или фрисби'],
    table: [
      ['Кто', 'Еда', 'На\u00a0сколько человек'],
      ['Аня', 'Картофельный салат', '6'],
      ['Боря', 'Лимонад', '8'],
    ],
    picture: 'Озеро в\u00a0сумерках',
  },
};

const WIDTH = 240;
const HEIGHT = 160;
const picture = await sharp(join(ROOT, 'public/samples/lake.jpg'))
  .resize(WIDTH, HEIGHT)
  .jpeg({ quality: 72 })
  .toBuffer();

function run(part) {
  const inner = part.slice(1, -1);
  if (part.startsWith('*')) return new TextRun({ text: inner, bold: true });
  if (part.startsWith('_')) return new TextRun({ text: inner, italics: true });
  if (part.startsWith('['))
    return new ExternalHyperlink({
      link: `https://${inner}/`,
      children: [new TextRun({ text: inner, style: 'Hyperlink' })],
    });
  return new TextRun(part);
}

const row = (cells) =>
  new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) });

for (const [lang, { title, intro, heading, list, table, picture: description }] of Object.entries(TEXTS)) {
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ children: intro.map(run) }),
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2 }),
    ...list.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    new Table({ rows: table.map(row), width: { size: 100, type: WidthType.PERCENTAGE } }),
    new Paragraph({
      children: [
        new ImageRun({
          type: 'jpg',
          data: picture,
          transformation: { width: WIDTH, height: HEIGHT },
          altText: { name: description, title: description, description },
        }),
      ],
    }),
  ];
  const document = new Document({ title, creator: '', lastModifiedBy: '', description: '', sections: [{ children }] });
  writeFileSync(join(ROOT, `public/samples/picnic-${lang}.docx`), await Packer.toBuffer(document));
}
