import { flag, give, line, number, statsTool, text } from '../../../kinds/contract';
import { countNote } from '../../../features/notes/note-counts';

/** A note from a link, with its counts. `s` and `k` are a short link's document id and its key. */
export default statsTool({
  eager: true,
  fields: {
    input: text(),
    title: line(),
    s: line({ hidden: true }),
    k: line({ hidden: true, secret: true }),
    wrap: flag(true),
    size: number(16, { min: 12, max: 28, slider: true }),
    password: line({ secret: true, autocomplete: 'off' }),
  },
  outputs: {
    heading: give.word(),
    result: give.text(),
    chars: give.integer(),
    words: give.integer(),
    lines: give.integer(),
  },
  run: ({ input, title }, { lang }) => {
    const { chars, words, lines } = countNote(input, lang);
    return { result: input, heading: title, chars, words, lines, empty: input === '' };
  },
});
