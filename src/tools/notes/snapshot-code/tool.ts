import { choice, flag, give, line, names, note, number, problem, statsTool, text } from '../../../kinds/contract';
import { EDITOR_GRAMMARS, EXTENSIONS, LANGUAGES } from '../../../formats/highlight/highlight-languages';
import { countLines } from '../../../formats/highlight/highlight-lines';
import { readMarks, withinLines, writeMarks } from '../../../formats/highlight/marked-lines';
import { titleOf } from '../../../features/notes/note-titles';
import { BACKGROUNDS } from './backgrounds';
import { MOST_LINES, MOST_PIXELS } from './limits';

const ACCEPT = [...Object.values(EXTENSIONS).map((extension) => `.${extension}`), 'text/*'].join(',');

/**
 * A picture of code, as PNG and SVG, and the link that shows the code itself. `result` is that link; the page makes it,
 * because it depends on the page's URL. `preview` is the part shown of a picture too long to be drawn on each
 * keystroke; the complete one is drawn on request (`whole`).
 */
export default statsTool({
  worker: 'never',
  fields: {
    input: text({ codeFrom: 'lang', codeNames: EDITOR_GRAMMARS, rows: 12, accept: ACCEPT }),
    lang: choice(['auto', ...LANGUAGES]),
    title: line(),
    theme: choice(['dark', 'light', 'auto'], { look: 'buttons' }),
    background: choice(BACKGROUNDS),
    numbers: flag(true),
    mark: line(),
    tab: names(['2', '4', '8'], { look: 'buttons' }),
    padding: number(32, { min: 0, max: 256 }),
    width: number(0, { min: 0, max: 4096 }),
    scale: names(['1', '2', '3', '4'], { initial: '2', look: 'buttons' }),
    /** Draws all of a long picture: set by the buttons, never by a link. */
    whole: flag(false, { hidden: true, secret: true }),
    password: line({ secret: true, autocomplete: 'off' }),
  },
  outputs: {
    preview: give.files(),
    image: give.files(),
    lines: give.integer(),
    imageWidth: give.integer(),
    imageHeight: give.integer(),
    result: give.code(),
  },
  run: async (values, { signal, progress }) => {
    const { input, title, mark, tab, numbers, padding, width, theme, background } = values;
    if (input === '') return { empty: true };
    const ranges = readMarks(mark);
    if (!ranges) return problem('badMark', { mark }, 'mark');
    const lines = countLines(input);
    const { ranges: marks, beyond } = withinLines(ranges, lines);
    // The picture is drawn anyway, with the existing lines marked.
    const found = beyond.length > 0 && { problem: problem('markBeyond', { mark: writeMarks(beyond), lines }, 'mark') };
    if (lines > MOST_LINES) return { lines, notes: [note('tooManyLines', { lines, limit: MOST_LINES })], ...found };

    const { canPaint, paintPicture } = await import('./picture');
    // Examples can run without a browser.
    if (!canPaint()) return { lines, ...found };
    const request = {
      text: input,
      language: values.lang,
      title: titleOf(title),
      numbers,
      marks,
      tab: Number(tab),
      padding,
      width,
      theme,
      background,
      scale: Number(values.scale),
      whole: values.whole,
    };
    const painted = await paintPicture(request, signal, progress);
    if ('fault' in painted) {
      if (painted.fault === 'narrow') return problem('tooNarrow', { least: painted.least }, 'width');
      return problem('tooLarge', { width: painted.width, height: painted.height });
    }
    const { filesOf } = await import('./files');
    const { pngs, svg } = filesOf(painted, titleOf(title));
    return {
      lines,
      imageWidth: painted.width,
      imageHeight: painted.height,
      preview: pngs,
      image: painted.whole ? [...pngs, svg] : [svg],
      notes: [
        painted.width * painted.height > MOST_PIXELS &&
          note('noPng', { width: painted.width, height: painted.height, limit: MOST_PIXELS }),
        painted.wrapped > 0 && note('wrapped', { lines: painted.wrapped }),
        painted.named && note('named'),
      ],
      ...found,
    };
  },
});
