import { choice, note, text, textTool } from '../../../kinds/contract';
import { convert, looksLikeKrutiDev } from './convert';

/** At most this many characters without a glyph are listed; more would hide the rest of the note. */
const NAMED = 20;

export default textTool({
  fields: {
    input: text({ accept: '.txt,text/plain' }),
    from: choice(['krutidev', 'chanakya', 'unicode'], { tier: 'main' }),
    to: choice(['krutidev', 'chanakya', 'unicode'], { tier: 'main', initial: 'unicode' }),
  },
  swap: ['from', 'to'],
  suggests: ({ from, input }) =>
    from === 'chanakya' && looksLikeKrutiDev(String(input))
      ? [{ text: 'Kruti Dev → Unicode', values: { from: 'krutidev', to: 'unicode' } }]
      : [],
  run: ({ input, from, to }, { progress }) => {
    const { text: result, unicodeLines, latinWords, missing } = convert(input, from, to, progress);
    return {
      result,
      notes: [
        unicodeLines > 0 && note('alreadyUnicode', { lines: unicodeLines }),
        from === 'chanakya' && looksLikeKrutiDev(input) && note('looksLikeKrutiDev'),
        latinWords > 0 && note('latinWords', { words: latinWords }),
        missing.length > 0 && note('missing', { characters: missing.slice(0, NAMED).join(' ') }),
      ],
    };
  },
});
