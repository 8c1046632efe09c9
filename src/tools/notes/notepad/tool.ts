import { choice, flag, give, line, number, statsTool, text } from '../../../kinds/contract';
import { countNote } from '../../../features/notes/note-counts';

/** `run` only counts; the page itself fills in the share link (`result`) and the time of the last save (`saved`). */
export default statsTool({
  eager: true,
  fields: {
    input: text({ rows: 20 }),
    title: line(),
    wrap: flag(true),
    mono: flag(),
    size: number(16, { min: 12, max: 28, slider: true }),
    spell: flag(true),
    markdown: flag(),
    expires: choice(['1d', '7d', '30d'], { initial: '30d' }),
    password: line({ secret: true, autocomplete: 'off' }),
  },
  outputs: {
    chars: give.integer(),
    words: give.integer(),
    lines: give.integer(),
    bytes: give.bytes(),
    result: give.code(),
    saved: give.word(),
  },
  run: ({ input }, { lang }) => ({
    ...countNote(input, lang),
    result: undefined,
    saved: undefined,
    empty: input === '',
  }),
});
