import { HALANT, NUKTA, REPH, SIGN_I, type Font, type Glyph } from './font';

/** Combined signs: the sign above the letter and the stroke next to it form one sign, in either order. */
const WITH_STROKE = [
  ['\u0947', '\u094B'],
  ['\u0948', '\u094C'],
  ['\u0945', '\u0949'],
] as const;
const STROKE = '\u093E';
/** A vowel and the sign on it form another vowel. */
const VOWEL_AND_SIGN: ReadonlyMap<string, string> = new Map([
  ['अ\u093E', 'आ'],
  ['अ\u094B', 'ओ'],
  ['अ\u094C', 'औ'],
  ['अ\u0949', 'ऑ'],
  ['ए\u0947', 'ऐ'],
]);
const VISARGA = '\u0903';
/** Whether a visarga can follow: after letters and signs, not after digits or punctuation. */
const isLetterOrSign = (unit: number): boolean =>
  (unit >= 0x0904 && unit <= 0x094c) || (unit >= 0x0958 && unit <= 0x0963) || (unit >= 0x0972 && unit <= 0x097f);
const RAKAR = HALANT + 'र';
/** No cluster is longer, including its one ra or ya below; limits the cost per glyph for nonsense input. */
const LONGEST = 12;

/** The parts of a syllable that have been read so far. */
interface Syllable {
  /** The sign i precedes it. */
  before: boolean;
  /** All letters except the last, each with its halant. */
  head: string;
  /** The last letter, or cluster with a glyph of its own, without a halant. */
  last: string;
  /** The index in `last` at which the next nukta is inserted. */
  nuktaAt: number;
  /** `last` has no vowel: it is a half letter, which its stem can complete, or has a halant. */
  dead: 'half' | 'halant' | undefined;
  /** A nukta that waits for its letter. */
  nukta: boolean;
  signs: string;
  marks: string;
  reph: boolean;
}

const nothing = (): Syllable => ({
  before: false,
  head: '',
  last: '',
  nuktaAt: 0,
  dead: undefined,
  nukta: false,
  signs: '',
  marks: '',
  reph: false,
});

/**
 * Reads the glyphs of a legacy Hindi font as Unicode (NFC), one syllable at a time: the sign i before it, its letters,
 * then signs, marks and the reph in any order. Characters that the font lacks stay as they are.
 */
export function toUnicode(text: string, font: Font, progress: (part: number) => void = () => {}): string {
  let out = '';
  /** The last character that was copied unchanged. */
  let lastCopied = '';
  let open = nothing();
  let isOpen = false;

  const close = (): void => {
    if (!isOpen) return;
    out += written(open);
    open = nothing();
    isOpen = false;
    lastCopied = '';
  };
  const copyThrough = (character: string): void => {
    close();
    out += character;
    lastCopied = character;
  };

  const takeLetter = ({ role, text: letter, sign }: Glyph): void => {
    const unfinished =
      open.last === ''
        ? open.before || open.nukta
        : open.dead !== undefined && open.signs === '' && open.marks === '' && !open.reph;
    if (!unfinished) close();
    isOpen = true;
    if (open.last !== '') open.head += open.last + HALANT;
    open.last = letter;
    open.nuktaAt = letter.endsWith(RAKAR) ? letter.length - RAKAR.length : letter.length;
    open.dead = role === 'half' ? 'half' : undefined;
    open.signs += sign;
    if (open.nukta) takeNukta();
  };

  const takeNukta = (): void => {
    isOpen = true;
    const { last, nuktaAt } = open;
    open.nukta = last === '';
    if (open.nukta || last.charAt(nuktaAt - 1) === NUKTA) return;
    open.last = last.slice(0, nuktaAt) + NUKTA + last.slice(nuktaAt);
    open.nuktaAt++;
  };

  const takeBelow = (below: string): void => {
    open.dead = undefined;
    if (open.last.endsWith(below)) return;
    if (open.last.length < LONGEST) open.last += below;
    else {
      open.head += open.last;
      open.last = below;
      open.nuktaAt = 0;
    }
  };

  const takeMark = (mark: string): void => {
    if (mark === VISARGA && !open.marks.includes(VISARGA)) {
      const follows = isOpen
        ? open.marks === '' && (open.signs !== '' || (open.last !== '' && open.dead === undefined))
        : isLetterOrSign(lastCopied.charCodeAt(0));
      if (!follows) return copyThrough(':');
    }
    isOpen = true;
    if (!open.marks.includes(mark)) open.marks += mark;
  };

  const take = (unit: number, character: string): void => {
    const glyph = font.glyphs.get(unit);
    switch (glyph?.role) {
      case 'half':
      case 'letter':
        return takeLetter(glyph);
      case 'sign':
        isOpen = true;
        if (open.dead === 'half' && character === font.stem) open.dead = undefined;
        else if (!open.signs.includes(glyph.text)) open.signs += glyph.text;
        return;
      case 'mark':
        return takeMark(glyph.text);
      case 'below':
        return open.last === '' ? copyThrough(glyph.text) : takeBelow(glyph.text);
      case 'before':
        close();
        open.before = isOpen = true;
        return;
      case 'reph':
        open.reph = isOpen = true;
        return;
      case 'nukta':
        return takeNukta();
      case 'halant':
        if (open.last === '' || open.signs !== '' || open.marks !== '') return copyThrough(HALANT);
        open.dead = 'halant';
        return;
      default:
        return copyThrough(glyph?.text ?? character);
    }
  };

  const STEP = Math.ceil(text.length / 100) + 1;
  for (let at = 0; at < text.length; at++) {
    if (at % STEP === 0) progress(at / text.length);
    const unit = text.charCodeAt(at);
    const means = font.means.get(unit);
    const pair = unit === text.charCodeAt(at + 1) ? font.pairs.get(text.slice(at, at + 2)) : undefined;
    if (pair !== undefined) {
      copyThrough(pair);
      at++;
    } else if (means === undefined) take(unit, text.charAt(at));
    else for (const glyph of means) take(glyph.charCodeAt(0), glyph);
  }
  close();
  return out.normalize('NFC');
}

/** A syllable in Unicode order: reph, letters, the sign i, other signs, marks. */
function written({ before, head, last: read, dead, nukta, signs: found, marks, reph }: Syllable): string {
  let signs = found;
  for (const [over, both] of WITH_STROKE) {
    if (signs.includes(STROKE) && signs.includes(over)) signs = signs.replace(STROKE, '').replace(over, both);
  }
  let last = read;
  const joined = VOWEL_AND_SIGN.get(last + signs.slice(0, 1));
  if (joined !== undefined) {
    last = joined;
    signs = signs.slice(1);
  }
  const long = reph && last === 'इ';
  if (long) last = 'ई';
  return (
    (reph && !long ? REPH : '') +
    head +
    last +
    (dead ? HALANT : '') +
    (nukta ? NUKTA : '') +
    (before ? SIGN_I : '') +
    signs +
    marks
  );
}
