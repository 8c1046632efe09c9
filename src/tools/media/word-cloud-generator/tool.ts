import { choice, color, fileTool, flag, give, line, names, note, number, problem, text } from '../../../kinds/contract';
import { PALETTE_NAMES, PALETTES } from '../../../data/palettes';
import { stopWords } from '../../../data/stopwords';
import { readableColors } from './readable-colors';
import { hasOffscreenCanvas, pageCanvas } from '../../../browser/image/page-canvas';
import { isLang, LANGS } from '../../../i18n/languages';
import { countWords, readList, select, stopList, type Filtered, type WordCount } from './count-words';
import { FONT_NAMES, FONTS } from './fonts';
import { detectLanguage } from './detect-language';
import { ANGLES, layOut, SCALES, SHAPES } from './layout';
import { cloudSvg } from './svg';

const TEXT_ONLY = { mode: ['text'] };

export default fileTool({
  fields: {
    mode: choice(['text', 'list'], { tier: 'main' }),
    palette: choice(PALETTE_NAMES, { tier: 'main' }),
    input: text({ rows: 4 }),
    shape: choice(SHAPES),
    font: choice(FONT_NAMES),
    angles: choice(ANGLES),
    max: number(100, { min: 5, max: 500 }),
    scale: choice(SCALES),
    language: choice(['auto', ...LANGS], { when: TEXT_ONLY }),
    stopWords: choice(['auto', 'none'], { when: TEXT_ONLY }),
    extraStop: line(),
    minLength: number(2, { min: 1, max: 20, when: TEXT_ONLY }),
    minCount: number(1, { min: 1, max: 1000 }),
    numbers: flag(false, { when: TEXT_ONLY }),
    fold: choice(['lower', 'none'], { when: TEXT_ONLY }),
    width: number(800, { min: 100, max: 4000 }),
    height: number(600, { min: 100, max: 4000 }),
    background: color('#ffffff'),
    transparent: flag(),
    seed: number(1, { min: 0, max: 999_999_999 }),
    format: names(['svg', 'png', 'pdf']),
  },
  outputs: {
    result: give.drawing({ extensionFrom: 'format' }),
    words: give.text({ extension: 'tsv', mono: true }),
    count: give.integer(),
    placed: give.integer(),
  },
  // A layout takes a few hundred milliseconds. Without OffscreenCanvas, only the page can measure text.
  worker: () => hasOffscreenCanvas(),
  run: async (values, context) => {
    if (values.input.trim() === '') return { empty: true };
    const found = await wordsOf(values, context.lang);
    if ('line' in found) return problem('badLine', { line: found.line }, 'input');
    const { words, filtered } = found;
    if (words.length === 0) return whyEmpty(filtered);

    const random = await context.random(String(values.seed));
    const shown = words.slice(0, values.max);
    const font = FONTS[values.font];
    const layout = await layOut(shown, { ...values, font, random: () => (random.next() >>> 0) / 2 ** 32 }, makeCanvas);
    const left = shown.length - layout.words.length;
    const background = values.transparent ? '' : values.background;
    return {
      result: cloudSvg(layout, {
        ...values,
        font,
        background,
        colors: readableColors(PALETTES[values.palette], values.background),
        title: shown
          .slice(0, 5)
          .map(({ word }) => word)
          .join(', '),
      }),
      words: words.map(({ word, count }) => `${word}\t${count}`).join('\n'),
      count: words.length,
      placed: layout.words.length,
      notes: [left > 0 && note('notPlaced', { words: left })],
    };
  },
});

const makeCanvas = (width: number, height: number) =>
  hasOffscreenCanvas() ? new OffscreenCanvas(width, height) : pageCanvas(width, height);

interface Wish {
  readonly mode: 'text' | 'list';
  readonly input: string;
  readonly language: string;
  readonly stopWords: string;
  readonly extraStop: string;
  readonly minLength: number;
  readonly minCount: number;
  readonly numbers: boolean;
  readonly fold: 'lower' | 'none';
}

/** The words to draw, by the visitor's filters; or the first line of a list that cannot be read. */
async function wordsOf(
  values: Wish,
  pageLang: (typeof LANGS)[number],
): Promise<{ words: WordCount[]; filtered: Filtered } | { line: number }> {
  const extra = stopList(values.extraStop);
  if (values.mode === 'list') {
    const list = readList(values.input);
    if (!(list instanceof Map)) return list;
    return select(list, { stop: new Set(extra), minLength: 1, minCount: values.minCount, numbers: true });
  }
  const lang = isLang(values.language) ? values.language : await detectLanguage(values.input, pageLang);
  const stop = values.stopWords === 'auto' ? await stopWords(lang) : new Set<string>();
  return countWords(values.input, { ...values, lang, stop: new Set([...stop, ...extra]) });
}

/** Names the filter that removed the most words. */
function whyEmpty({ stop, short, rare, numbers }: Filtered) {
  const most = Math.max(stop, short, rare, numbers);
  if (most === 0) return problem('noWords', {}, 'input');
  if (most === stop) return problem('onlyStopWords', {}, 'stopWords');
  if (most === short) return problem('allShort', {}, 'minLength');
  return most === rare ? problem('allRare', {}, 'minCount') : problem('onlyNumbers', {}, 'numbers');
}
