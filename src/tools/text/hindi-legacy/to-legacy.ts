import { ANUSVARA, HALANT, NUKTA, RA, SIGN_I, type Font } from './font';

/** Text in a legacy font's glyphs, and what could not be converted. */
export interface Legacy {
  readonly text: string;
  /** Words in Latin letters, which the font would show as Hindi. */
  readonly latinWords: number;
  /** Characters that stay although the font has none, or draws another in their place; in order of appearance. */
  readonly missing: readonly string[];
}

/** One letter of a cluster. */
interface Letter {
  readonly base: string;
  readonly nukta: boolean;
}

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\u0300-\u036F0-9]*/uy;
/** These are one character in NFC; the fonts compose them from two glyphs. */
const COMPOSED: Readonly<Record<string, string>> = { '\u0929': 'न\u093C', '\u0931': 'र\u093C', '\u0934': 'ळ\u093C' };

const isLetter = (unit: number): boolean => unit >= 0x0915 && unit <= 0x0939;
const isSign = (unit: number): boolean => (unit >= 0x093e && unit <= 0x094c) || unit === 0x0962 || unit === 0x0963;
const isMark = (unit: number): boolean => unit >= 0x0901 && unit <= 0x0903;
const isDevanagari = (unit: number): boolean => unit >= 0x0900 && unit <= 0x097f;

/**
 * Spells Unicode Hindi with the glyphs of a legacy font, syllable by syllable: the sign i, letters, other signs, reph,
 * marks. Joiners (U+200C, U+200D) have no glyph and are removed. Latin words, and characters that the font lacks, stay.
 */
export function toLegacy(input: string, font: Font, progress: (part: number) => void = () => {}): Legacy {
  const text = input
    .normalize('NFC')
    .replace(/[\u200C\u200D]/g, '')
    .replace(/[\u0929\u0931\u0934]/g, (character) => COMPOSED[character] ?? character);
  return new Speller(text, font).run(progress);
}

class Speller {
  readonly #text: string;
  readonly #font: Font;
  readonly #missing = new Set<string>();
  #at = 0;
  #latinWords = 0;

  constructor(text: string, font: Font) {
    this.#text = text;
    this.#font = font;
  }

  run(progress: (part: number) => void): Legacy {
    const { length } = this.#text;
    const step = Math.ceil(length / 100) + 1;
    let next = 0;
    let out = '';
    while (this.#at < length) {
      if (this.#at >= next) {
        progress(this.#at / length);
        next = this.#at + step;
      }
      out += isLetter(this.#text.charCodeAt(this.#at)) ? this.#takeSyllable() : this.#takeOther();
    }
    return { text: out, latinWords: this.#latinWords, missing: [...this.#missing] };
  }

  /** A vowel of two characters, a Latin word, or one character. */
  #takeOther(): string {
    const at = this.#at;
    const vowel = this.#font.write.syllable.get(this.#text.slice(at, at + 2));
    if (vowel !== undefined) {
      this.#at += 2;
      return vowel;
    }
    const unit = this.#text.charCodeAt(at);
    LATIN_WORD.lastIndex = at;
    const word = isDevanagari(unit) || unit <= 0x20 ? undefined : LATIN_WORD.exec(this.#text)?.[0];
    if (word === undefined) return this.#spell(this.#text.charAt(this.#at++));
    this.#at += word.length;
    this.#latinWords++;
    return word;
  }

  #takeSyllable(): string {
    const { write } = this.#font;
    const { letters, dead } = this.#takeLetters();
    const signs = this.#takeAll(isSign);
    const marks = this.#takeAll(isMark);
    const [first] = letters;
    const reph = letters.length > 1 && first?.base === RA && !first.nukta;
    if (reph) letters.shift();
    const others = signs.replaceAll(SIGN_I, '');
    const before = others.length < signs.length ? this.#spell(SIGN_I) : '';
    const dot = write.rephAndDot !== undefined && marks.startsWith(ANUSVARA);
    return (
      before +
      spellBody(this.#font, letters, dead, others.slice(0, 1)) +
      this.#spellAll(others.slice(1)) +
      (reph ? (dot ? write.rephAndDot : write.reph) : '') +
      this.#spellAll(reph && dot ? marks.slice(1) : marks)
    );
  }

  /** Letters that halants join. `dead`: a halant follows the last one, too. */
  #takeLetters(): { letters: Letter[]; dead: boolean } {
    const letters: Letter[] = [];
    for (;;) {
      const base = this.#text.charAt(this.#at++);
      const nukta = this.#text.charAt(this.#at) === NUKTA;
      if (nukta) this.#at++;
      letters.push({ base, nukta });
      const dead = this.#text.charAt(this.#at) === HALANT;
      if (dead) this.#at++;
      if (!dead || !isLetter(this.#text.charCodeAt(this.#at))) return { letters, dead };
    }
  }

  /** The characters from here on that pass a test. */
  #takeAll(test: (unit: number) => boolean): string {
    const start = this.#at;
    while (this.#at < this.#text.length && test(this.#text.charCodeAt(this.#at))) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  #spell(character: string): string {
    const spelled = this.#font.write.single.get(character);
    if (spelled !== undefined) return spelled;
    const unit = character.charCodeAt(0);
    if (isDevanagari(unit) || this.#font.glyphs.has(unit) || this.#font.means.has(unit)) this.#missing.add(character);
    return character;
  }

  #spellAll(characters: string): string {
    return Array.from(characters, (character) => this.#spell(character)).join('');
  }
}

/**
 * Spells the letters of a cluster and the first sign on it; uses a combined glyph of letter and sign if there is one.
 */
function spellBody(font: Font, letters: readonly Letter[], dead: boolean, sign: string): string {
  const { syllable, single } = font.write;
  const last = letters.at(-1);
  const whole = !dead && last && !last.nukta ? syllable.get(last.base + sign) : undefined;
  if (sign !== '' && whole !== undefined && tail(font, letters) === 1) {
    return spellHalves(font, letters.slice(0, -1)) + whole;
  }
  return spellCluster(font, letters, dead) + (sign === '' ? '' : (single.get(sign) ?? sign));
}

/** Spells a cluster whose last letter is whole or, if `dead`, without its vowel. */
function spellCluster(font: Font, letters: readonly Letter[], dead: boolean): string {
  if (dead) return spellHalves(font, letters);
  const count = tail(font, letters);
  const start = letters.length - count;
  const end = letters.slice(start);
  const name = plain(end);
  const known = count > 1 ? wholeCluster(font, name) : undefined;
  if (known !== undefined) return spellHalves(font, letters.slice(0, start)) + known;
  const [letter] = end;
  if (count === 1 && letter) return spellHalves(font, letters.slice(0, start)) + spellWhole(font, letter);
  return withRakar(font, letters.slice(0, -1));
}

/**
 * How many letters at the end of a cluster are written as one: a cluster of the font, or a letter and the ra below it.
 */
function tail(font: Font, letters: readonly Letter[]): number {
  for (const count of [3, 2]) {
    if (letters.length >= count && wholeCluster(font, plain(letters.slice(-count))) !== undefined) return count;
  }
  const [before, last] = [letters.at(-2), letters.at(-1)];
  // Two of them under one letter would look like one.
  return before && last?.base === RA && !last.nukta && (before.base !== RA || before.nukta) ? 2 : 1;
}

function wholeCluster({ write, stem }: Font, name: string): string | undefined {
  if (name.length < 3) return undefined;
  const half = write.half.get(name);
  return write.cluster.get(name) ?? (half === undefined ? undefined : half + stem);
}

/** Spells a cluster with a ra below its last letter. */
function withRakar(font: Font, letters: readonly Letter[]): string {
  const { rakar, otherRakar, nukta } = font.write;
  const last = letters.at(-1);
  const own = last && rakar.get(last.base + HALANT + RA);
  if (!own) return spellCluster(font, letters, false) + otherRakar;
  const [body, below] = [own.slice(0, -1), own.slice(-1)];
  return spellHalves(font, letters.slice(0, -1)) + body + (last.nukta ? nukta : '') + below;
}

/** Spells letters that are followed by another one. */
function spellHalves(font: Font, letters: readonly Letter[]): string {
  const { half, halant, nukta } = font.write;
  let out = '';
  let at = 0;
  for (const [index, letter] of letters.entries()) {
    if (index < at) continue;
    const joint = [3, 2].find(
      (count) => index + count <= letters.length && half.has(plain(letters.slice(index, index + count))),
    );
    if (joint !== undefined) out += half.get(plain(letters.slice(index, index + joint))) ?? '';
    else {
      const alone = half.get(letter.base);
      out += alone === undefined ? spellWhole(font, letter) + halant : alone + (letter.nukta ? nukta : '');
    }
    at = index + (joint ?? 1);
  }
  return out;
}

const spellWhole = ({ write }: Font, { base, nukta }: Letter): string =>
  (write.letter.get(base) ?? base) + (nukta ? write.nukta : '');

/** The letters' key in the tables; '' if one has a nukta. */
const plain = (letters: readonly Letter[]): string =>
  letters.some(({ nukta }) => nukta) ? '' : letters.map(({ base }) => base).join(HALANT);
