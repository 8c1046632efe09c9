import { choice, files, flag, give, line, names, note, number, problem, text, textTool } from '../../../kinds/contract';
import { FIGLET_FONTS } from '../../../data/figlet-fonts';
import { graphemes } from '../../../core/text/graphemes';
import { holdsSvg } from '../../../browser/image/draw-svg';
import { isRefusal } from '../../../browser/image/refusal';
import { asComment, type Comment } from './comment';
import type { ShadeCode } from './picture';

const ofText = { when: { mode: ['text'] } };
const ofImage = { when: { mode: ['image'] } };
/** Most fonts cannot fit a letter into narrower lines. */
const NARROWEST = 20;
/** Longer texts are drawn in a worker: the rules for moving letters together are slow. */
const SHORT = 500;

/** Returns a drawing as it is, or as a comment if requested. */
function given(art: string, comment: Comment) {
  const { text: result, broken } = art === '' ? { text: '', broken: false } : asComment(art, comment);
  return { result, broken: broken && note('broken') };
}

export default textTool({
  fields: {
    mode: choice(['text', 'image'], { tier: 'main', look: 'buttons' }),
    input: text({ rows: 3, ...ofText }),
    font: names(FIGLET_FONTS, { tier: 'main', ...ofText }),
    width: number(80, { min: 0, max: 400, ...ofText }),
    layout: choice(['default', 'full', 'fitted', 'smushed', 'universal'], ofText),
    align: choice(['left', 'center', 'right'], ofText),
    picture: files({ accept: 'image/*,.avif,.heic,.heif,.svg', many: false, ...ofImage }),
    columns: number(80, { tier: 'main', min: 10, max: 400, ...ofImage }),
    ramp: line({ initial: '@%#*+=-:. ', ...ofImage }),
    invert: flag(false, ofImage),
    comment: choice(['none', 'slashes', 'hash', 'block', 'html']),
  },
  outputs: { result: give.text({ mono: true }) },
  // Workers cannot draw SVG.
  worker: ({ mode, input, picture }) =>
    mode === 'image' ? !holdsSvg(picture) : typeof input === 'string' && input.length > SHORT,
  timeoutMs: 20_000,
  run: async ({ mode, input, picture, comment, ...values }, { progress }) => {
    if (mode === 'image') {
      const [file] = picture;
      if (!file) return { empty: true };
      const ramp = graphemes(values.ramp);
      if (ramp.length === 0) return problem('emptyRamp', {}, 'ramp');
      const { shadePicture } = await import('./picture');
      const shaded = await shadePicture(file, values.columns, values.invert ? ramp.reverse() : ramp, progress);
      if (isRefusal<ShadeCode>(shaded)) return problem(shaded.refused, shaded.blanks, 'picture');
      const { result, broken } = given(shaded.art, comment);
      return {
        result,
        notes: [
          broken,
          shaded.frames > 1 && note('animated', { frames: shaded.frames }),
          shaded.altered && note('altered'),
        ],
      };
    }
    if (input === '') return { result: '', empty: true };
    const { font, width, layout, align } = values;
    if (width > 0 && width < NARROWEST) return problem('narrow', { least: NARROWEST }, 'width');
    const { draw } = await import('./figlet');
    const { art, missing } = await draw(input.replace(/\r\n?/g, '\n'), { font, width, layout, align });
    const characters = missing.slice(0, 20).join(' ');
    if (art === '' && missing.length > 0) return problem('noCharacters', { characters, font }, 'input');
    const { result, broken } = given(art, comment);
    return {
      result,
      notes: [broken, missing.length > 0 && note('leftOut', { characters, font })],
      empty: result === '',
    };
  },
});
