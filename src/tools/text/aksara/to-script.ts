import { readWord, WORD, type PlainE, type Sound } from './read-latin';
import { SCRIPTS, type Script, type ScriptId, type Vowel } from './scripts';

export interface Options {
  readonly script: ScriptId;
  readonly plainE: PlainE;
  /** Javanese and Balinese: a vowel that begins a word is carried by ha, or has its own letter. */
  readonly initialVowel: 'ha' | 'swara';
  /** Javanese: uppercase letters choose murda letters. */
  readonly murda: boolean;
  readonly spaces: 'none' | 'keep';
}

const ZWNJ = '\u200C';

/**
 * Writes Latin text in Javanese, Balinese or Sundanese script.
 *
 * Method: the syllable rules of The Unicode Standard 17, §17.3 (Balinese), §17.4 (Javanese) and §17.7 (Sundanese);
 * Wewaton Sriwedari (1926) for n before c and j.
 *
 * @param input any text; LF line breaks. Characters without a counterpart stay as they are
 * @returns the text, and how many bare e's were read by `plainE`
 */
export function toScript(input: string, options: Options): { readonly text: string; readonly ambiguous: number } {
  const script = SCRIPTS[options.script];
  const tokens = new RegExp(`(?<word>${WORD.source})|(?<digits>\\d+)|(?<space>[^\\S\\n]+)|[^]`, 'giu');
  const text = new Writer(script, options.spaces === 'none');
  let ambiguous = 0;
  const latin = input.normalize('NFC');
  for (const match of latin.matchAll(tokens)) {
    const [token] = match;
    if (match.groups?.word !== undefined) {
      const { sounds, bare } = readWord(token, options.script, options.plainE, options.murda);
      ambiguous += bare;
      text.word(writeWord(sounds, script, options.initialVowel));
    } else if (match.groups?.digits !== undefined) text.digits(token);
    else if (match.groups?.space !== undefined) text.space(token);
    else if (token === '-' && script.ha && betweenWords(latin, match.index)) text.space(' ');
    else text.other(token);
  }
  return { text: text.done(), ambiguous };
}

const LETTER = /\p{L}/u;

const betweenWords = (text: string, at: number): boolean =>
  LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at + 1));

/** Joins words, digits and marks, whose form depends on what is next to them. */
class Writer {
  private last = '';
  /** The mark that a group of digits can share: a fence or a comma or full stop before it. */
  private shared = false;
  private readonly parts: string[] = [];

  constructor(
    private readonly script: Script,
    private readonly unspaced: boolean,
  ) {}

  word(text: string): void {
    this.add(text);
  }

  digits(digits: string): void {
    const { fence, zero } = this.script;
    const own = [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
    this.add((this.shared ? '' : fence) + own + fence);
    this.shared = this.script.sharesFence;
  }

  space(space: string): void {
    if (!this.unspaced) {
      this.parts.push(space);
      this.last = space;
    }
  }

  other(character: string): void {
    const { marks, killer, sharesFence, stopAfterKiller } = this.script;
    const mark = Object.hasOwn(marks, character) ? marks[character] : undefined;
    const isStop = character === ',' || character === '.';
    if (mark === undefined) this.add(character);
    else if (sharesFence && isStop) this.sharedMark(mark);
    else if (stopAfterKiller !== undefined && isStop && this.last.endsWith(killer))
      this.add(character === ',' ? ZWNJ : stopAfterKiller);
    else this.add(mark);
  }

  /** A comma or full stop takes the place of the sign that ends a group of digits. */
  private sharedMark(mark: string): void {
    if (this.shared) {
      const last = this.parts.findLastIndex((part) => part.trim() !== '');
      this.parts[last] = (this.parts[last] ?? '').slice(0, -1);
    }
    this.add(mark);
    this.shared = true;
  }

  private add(text: string): void {
    this.parts.push(text);
    this.last = text;
    this.shared = false;
  }

  done(): string {
    const text = this.parts.join('');
    return this.script.twoTiers ? inTwoTiers(text) : text;
  }
}

/** Balinese fonts stack three letters only if the third is y, r or w: others get a visible adeg-adeg on the first. */
const inTwoTiers = (text: string): string =>
  text.replaceAll(/(?<=[\u1B05-\u1B33]\u1B44)(?=[\u1B05-\u1B33]\u1B44(?![\u1B2C\u1B2D\u1B2F])[\u1B05-\u1B33])/gu, ZWNJ);

/** The signs of one word. */
function writeWord(sounds: readonly Sound[], script: Script, initialVowel: 'ha' | 'swara'): string {
  let text = '';
  let afterVowel = false;
  let cluster: Extract<Sound, { consonant: string }>[] = [];
  for (const sound of sounds) {
    if ('consonant' in sound) {
      cluster.push(sound);
      continue;
    }
    if (cluster.length > 0) text += writeCluster(cluster, script, afterVowel, sound.vowel);
    else {
      const own = sound.capital || !script.ha || (text === '' && initialVowel === 'swara');
      text += writeVowel(sound.vowel, script, own);
    }
    cluster = [];
    afterVowel = true;
  }
  return text + (cluster.length > 0 ? writeCluster(cluster, script, afterVowel) : '');
}

/** A vowel without a consonant: with its own letter, or carried by ha. */
function writeVowel(vowel: Vowel, script: Script, own: boolean): string {
  const letter = own ? script.vowels[vowel] : undefined;
  return letter ?? letterOf('h', script) + (script.signs[vowel] ?? '');
}

/** The consonants between two vowels, before the first or after the last (then without `vowel`). */
function writeCluster(
  cluster: readonly Extract<Sound, { consonant: string }>[],
  script: Script,
  afterVowel: boolean,
  vowel?: Vowel,
): string {
  const [first] = cluster;
  const ends = vowel === undefined && cluster.length === 1;
  const final =
    afterVowel && first && (cluster.length > 1 || ends) ? finalOf(first.consonant, script, ends) : undefined;
  const rest = cluster
    .slice(final === undefined ? 0 : 1)
    .map(({ consonant, apart }, at, all) => ({ consonant: palatal(consonant, all[at + 1]?.consonant, script), apart }));
  const head = final ?? '';
  if (vowel === undefined)
    return head + rest.map(({ consonant }) => letterOf(consonant, script) + script.killer).join('');
  const last = rest.at(-1);
  const before = rest.slice(0, -1).map(({ consonant }) => letterOf(consonant, script));
  if (!last) return head;
  const medial = before.length > 0 && !last.apart ? script.medials[last.consonant] : undefined;
  if (medial !== undefined) {
    const syllable = last.consonant === 'r' && vowel === 'x' && script.keret !== undefined ? script.keret : undefined;
    return head + before.join(script.killer) + (syllable ?? medial + (script.signs[vowel] ?? ''));
  }
  const killed = before.map((letter) => letter + script.killer).join('');
  const special = rest.length === 1 && vowel === 'x' ? { r: script.re, l: script.le }[last.consonant] : undefined;
  return head + killed + (special ?? letterOf(last.consonant, script) + (script.signs[vowel] ?? ''));
}

const finalOf = (consonant: string, { finals, onlyAtEnd }: Script, ends: boolean): string | undefined =>
  (consonant === 'ng' || consonant === 'r' || consonant === 'h') && (ends || !onlyAtEnd.includes(consonant))
    ? finals[consonant]
    : undefined;

const palatal = (consonant: string, next: string | undefined, script: Script): string =>
  script.palatal && /^n$/i.test(consonant) && (next === 'c' || next === 'j') ? 'ny' : consonant;

const letterOf = (consonant: string, { letters }: Script): string =>
  letters[consonant] ?? letters[consonant.toLowerCase()] ?? consonant;
