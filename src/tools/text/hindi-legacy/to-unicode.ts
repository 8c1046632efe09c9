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

/** Reads glyphs, one syllable at a time. */
class SyllableReader {
  /** What has been read, in Unicode. */
  out = '';
  /** The last character that was copied unchanged. */
  private lastCopied = '';
  private open = nothing();
  private isOpen = false;
  private readonly font: Font;

  constructor(font: Font) {
    this.font = font;
  }

  close(): void {
    if (!this.isOpen) return;
    this.out += written(this.open);
    this.open = nothing();
    this.isOpen = false;
    this.lastCopied = '';
  }
  copyThrough(character: string): void {
    this.close();
    this.out += character;
    this.lastCopied = character;
  }

  private takeLetter({ role, text: letter, sign }: Glyph): void {
    const unfinished =
      this.open.last === ''
        ? this.open.before || this.open.nukta
        : this.open.dead !== undefined && this.open.signs === '' && this.open.marks === '' && !this.open.reph;
    if (!unfinished) this.close();
    this.isOpen = true;
    if (this.open.last !== '') this.open.head += this.open.last + HALANT;
    this.open.last = letter;
    this.open.nuktaAt = letter.endsWith(RAKAR) ? letter.length - RAKAR.length : letter.length;
    this.open.dead = role === 'half' ? 'half' : undefined;
    this.open.signs += sign;
    if (this.open.nukta) this.takeNukta();
  }

  private takeNukta(): void {
    this.isOpen = true;
    const { last, nuktaAt } = this.open;
    this.open.nukta = last === '';
    if (this.open.nukta || last.charAt(nuktaAt - 1) === NUKTA) return;
    this.open.last = last.slice(0, nuktaAt) + NUKTA + last.slice(nuktaAt);
    this.open.nuktaAt++;
  }

  private takeBelow(below: string): void {
    this.open.dead = undefined;
    if (this.open.last.endsWith(below)) return;
    if (this.open.last.length < LONGEST) this.open.last += below;
    else {
      this.open.head += this.open.last;
      this.open.last = below;
      this.open.nuktaAt = 0;
    }
  }

  private takeMark(mark: string): void {
    if (mark === VISARGA && !this.open.marks.includes(VISARGA)) {
      const follows = this.isOpen
        ? this.open.marks === '' && (this.open.signs !== '' || (this.open.last !== '' && this.open.dead === undefined))
        : isLetterOrSign(this.lastCopied.charCodeAt(0));
      if (!follows) return this.copyThrough(':');
    }
    this.isOpen = true;
    if (!this.open.marks.includes(mark)) this.open.marks += mark;
  }

  take(unit: number, character: string): void {
    const glyph = this.font.glyphs.get(unit);
    switch (glyph?.role) {
      case 'half':
      case 'letter':
        return this.takeLetter(glyph);
      case 'sign':
        this.isOpen = true;
        if (this.open.dead === 'half' && character === this.font.stem) this.open.dead = undefined;
        else if (!this.open.signs.includes(glyph.text)) this.open.signs += glyph.text;
        return;
      case 'mark':
        return this.takeMark(glyph.text);
      case 'below':
        return this.open.last === '' ? this.copyThrough(glyph.text) : this.takeBelow(glyph.text);
      case 'before':
        this.close();
        this.open.before = this.isOpen = true;
        return;
      case 'reph':
        this.open.reph = this.isOpen = true;
        return;
      case 'nukta':
        return this.takeNukta();
      case 'halant':
        if (this.open.last === '' || this.open.signs !== '' || this.open.marks !== '') return this.copyThrough(HALANT);
        this.open.dead = 'halant';
        return;
      default:
        return this.copyThrough(glyph?.text ?? character);
    }
  }
}

/**
 * Reads the glyphs of a legacy Hindi font as Unicode (NFC), one syllable at a time: the sign i before it, its letters,
 * then signs, marks and the reph in any order. Characters that the font lacks stay as they are.
 */
export function toUnicode(text: string, font: Font, progress: (part: number) => void = () => {}): string {
  const reader = new SyllableReader(font);
  const STEP = Math.ceil(text.length / 100) + 1;
  for (let at = 0; at < text.length; at++) {
    if (at % STEP === 0) progress(at / text.length);
    const unit = text.charCodeAt(at);
    const means = font.means.get(unit);
    const pair = unit === text.charCodeAt(at + 1) ? font.pairs.get(text.slice(at, at + 2)) : undefined;
    if (pair !== undefined) {
      reader.copyThrough(pair);
      at++;
    } else if (means === undefined) reader.take(unit, text.charAt(at));
    else for (const glyph of means) reader.take(glyph.charCodeAt(0), glyph);
  }
  reader.close();
  return reader.out.normalize('NFC');
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
