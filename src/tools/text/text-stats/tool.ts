import { ALOUD_WPM, SILENT_WPM } from '../../../data/reading-speed';
import { choice, give, number, optionalNumber, statsTool, term, text } from '../../../kinds/contract';
import { secondsFor, stats, uses } from './stats';

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

export default statsTool({
  fields: {
    input: text(),
    focus: choice(['words', 'characters', 'sentences', 'paragraphs', 'lines'], { hidden: true }),
    paragraphBy: choice(['auto', 'blank', 'line']),
    wpm: number(SILENT_WPM, { min: 50, max: 1000 }),
    speakWpm: number(ALOUD_WPM, { min: 50, max: 1000 }),
    limit: optionalNumber({ min: 1, max: 1_000_000_000 }),
  },
  outputs: {
    words: give.integer(),
    characters: give.integer(),
    charactersNoSpaces: give.integer(),
    sentences: give.integer(),
    paragraphs: give.integer(),
    lines: give.integer(),
    readingTime: give.duration(),
    speakingTime: give.duration(),
    left: give.integer(),
    uniqueWords: give.integer(),
    averageWord: give.decimal({ digits: 1 }),
    longestLine: give.integer(),
    emptyLines: give.integer(),
    nonEmptyLines: give.integer(),
    uniqueLines: give.integer(),
    xLength: give.integer(),
    smsSegments: give.integer(),
    codeUnits: give.integer(),
    bytes: give.integer(),
    limits: give.table({ bar: '%' }),
    topWords: give.table({ bar: '%' }),
  },
  run: ({ input, paragraphBy, wpm, speakWpm, limit }, { lang, progress }) => {
    const found = stats(input, { paragraphBy, lang }, progress);
    const { sms, topWords, ...figures } = found;
    const own = limit === undefined ? [] : [{ id: 'own' as const, used: found.characters, limit }];
    return {
      ...figures,
      readingTime: secondsFor(found.words, wpm),
      speakingTime: secondsFor(found.words, speakWpm),
      left: limit === undefined ? undefined : limit - found.characters,
      smsSegments: sms.segments,
      limits: {
        columns: [term('place'), term('used'), term('limit'), term('left'), '%'],
        rows: [...own, ...uses(found)].map((use) => [
          term(use.id),
          use.used,
          use.limit,
          use.limit - use.used,
          percent(use.used, use.limit),
        ]),
        name: 'limits',
      },
      topWords: {
        columns: [term('word'), term('times'), '%'],
        rows: topWords.map(([word, count]) => [word, count, percent(count, found.words)]),
        name: 'words',
      },
      empty: input === '',
    };
  },
});
