/** The three scripts. The order is that of the choices. */
export const SCRIPT_IDS = ['javanese', 'balinese', 'sundanese'] as const;
export type ScriptId = (typeof SCRIPT_IDS)[number];

/** A vowel as it is read from Latin letters. `e` is é (taling), `x` is ê (pepet), `y` is Sundanese eu. */
export type Vowel = 'a' | 'i' | 'u' | 'e' | 'x' | 'o' | 'y' | 'A' | 'I' | 'U';

/** How one script is written: code points as text, in the order of the Unicode Standard 17, §17.3, 17.4 and 17.7. */
export interface Script {
  /** Latin consonant to letter. A capital first letter is a Javanese murda letter. */
  readonly letters: Readonly<Record<string, string>>;
  /** Vowel to sign; '' for a, which needs none. */
  readonly signs: Readonly<Partial<Record<Vowel, string>>>;
  /** Vowel to its own letter. */
  readonly vowels: Readonly<Partial<Record<Vowel, string>>>;
  /** Removes a letter's vowel. */
  readonly killer: string;
  /** Signs for ng, r and h at the end of a syllable. */
  readonly finals: Readonly<Record<'ng' | 'r' | 'h', string>>;
  /** The final signs that are used only at the end of a word. */
  readonly onlyAtEnd: readonly string[];
  /** Signs for a second consonant: y, r, and l in Sundanese. */
  readonly medials: Readonly<Record<string, string>>;
  /** Letters for rê and lê, and the sign for rê after a consonant. */
  readonly re?: string;
  readonly le?: string;
  readonly keret?: string;
  /** Whether n before c and j is written with the letter of ny. */
  readonly palatal: boolean;
  /** Whether a vowel after a vowel, or at the start of a word, is carried by ha. */
  readonly ha: boolean;
  /** The first digit. */
  readonly zero: number;
  /** What encloses a group of digits. */
  readonly fence: string;
  readonly marks: Readonly<Record<string, string>>;
  /** The full stop after a killed letter, if it has another form there; a comma is then left out. */
  readonly stopAfterKiller?: string;
  /** Whether a comma or full stop next to a group of digits takes the place of the fence. */
  readonly sharesFence: boolean;
  /** Whether a third letter may not stack below two others, except for y, r and w. */
  readonly twoTiers: boolean;
  /** Whether words are written without spaces. */
  readonly unspaced: boolean;
  readonly block: RegExp;
}

const pairs = (row: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    row.split(' ').map((word) => [/^[A-Za-z]+/.exec(word)?.[0] ?? '', word.replace(/^[A-Za-z]+/, '')]),
  );

const JAVANESE: Script = {
  letters: pairs(
    'hꦲ nꦤ cꦕ rꦫ kꦏ dꦢ tꦠ sꦱ wꦮ lꦭ pꦥ dhꦝ jꦗ yꦪ nyꦚ mꦩ gꦒ bꦧ thꦛ ngꦔ qꦐ ' +
      'fꦥ꦳ vꦮ꦳ zꦗ꦳ khꦏ꦳ ghꦒ꦳ dzꦢ꦳ Nꦟ Kꦑ Tꦡ Sꦯ Pꦦ Nyꦘ Gꦓ Bꦨ',
  ),
  signs: {
    a: '',
    i: '\uA9B6',
    u: '\uA9B8',
    e: '\uA9BA',
    x: '\uA9BC',
    o: '\uA9BA\uA9B4',
    A: '\uA9B4',
    I: '\uA9B7',
    U: '\uA9B9',
  },
  vowels: {
    a: '\uA984',
    i: '\uA985',
    u: '\uA988',
    e: '\uA98C',
    o: '\uA98E',
    A: '\uA984\uA9B4',
    I: '\uA987',
    U: '\uA988\uA9B4',
  },
  killer: '\uA9C0',
  finals: { ng: '\uA981', r: '\uA982', h: '\uA983' },
  onlyAtEnd: [],
  medials: { y: '\uA9BE', r: '\uA9BF' },
  re: '\uA989',
  le: '\uA98A',
  keret: '\uA9BD',
  palatal: true,
  ha: true,
  zero: 0xa9d0,
  fence: '\uA9C7',
  marks: { ',': '\uA9C8', '.': '\uA9C9', ':': '\uA9C7' },
  stopAfterKiller: '\uA9C8',
  sharesFence: false,
  twoTiers: false,
  unspaced: true,
  block: /[\uA980-\uA9DF]/,
};

const BALINESE: Script = {
  letters: pairs('hᬳ nᬦ cᬘ rᬭ kᬓ dᬤ tᬢ sᬲ wᬯ lᬮ mᬫ gᬕ bᬩ ngᬗ pᬧ jᬚ yᬬ nyᬜ khᬔ ghᬖ thᬣ dhᬥ phᬨ bhᬪ syᬰ vᬯ fᬧ zᬚ qᬓ'),
  signs: {
    a: '',
    i: '\u1B36',
    u: '\u1B38',
    e: '\u1B3E',
    x: '\u1B42',
    o: '\u1B40',
    A: '\u1B35',
    I: '\u1B37',
    U: '\u1B39',
  },
  vowels: {
    a: '\u1B05',
    i: '\u1B07',
    u: '\u1B09',
    e: '\u1B0F',
    o: '\u1B11',
    A: '\u1B06',
    I: '\u1B08',
    U: '\u1B0A',
  },
  killer: '\u1B44',
  finals: { ng: '\u1B02', r: '\u1B03', h: '\u1B04' },
  onlyAtEnd: ['ng', 'h'],
  medials: { y: '\u1B44\u1B2C', r: '\u1B44\u1B2D' },
  re: '\u1B0B',
  le: '\u1B0D',
  keret: '\u1B3A',
  palatal: true,
  ha: true,
  zero: 0x1b50,
  fence: '\u1B5E',
  marks: { ',': '\u1B5E', '.': '\u1B5F', ':': '\u1B5D' },
  sharesFence: true,
  twoTiers: true,
  unspaced: true,
  block: /[\u1B00-\u1B7F]/,
};

const SUNDANESE: Script = {
  letters: pairs('kᮊ qᮋ gᮌ ngᮍ cᮎ jᮏ zᮐ nyᮑ tᮒ dᮓ nᮔ pᮕ fᮖ vᮗ bᮘ mᮙ yᮚ rᮛ lᮜ wᮝ sᮞ xᮟ hᮠ khᮮ syᮯ'),
  signs: {
    a: '',
    i: '\u1BA4',
    u: '\u1BA5',
    e: '\u1BA6',
    x: '\u1BA8',
    o: '\u1BA7',
    y: '\u1BA9',
  },
  vowels: {
    a: '\u1B83',
    i: '\u1B84',
    u: '\u1B85',
    e: '\u1B86',
    o: '\u1B87',
    x: '\u1B88',
    y: '\u1B89',
  },
  killer: '\u1BAA',
  finals: { ng: '\u1B80', r: '\u1B81', h: '\u1B82' },
  onlyAtEnd: [],
  medials: { y: '\u1BA1', r: '\u1BA2', l: '\u1BA3' },
  palatal: false,
  ha: false,
  zero: 0x1bb0,
  fence: '|',
  marks: {},
  sharesFence: false,
  twoTiers: false,
  unspaced: false,
  block: /[\u1B80-\u1BBF]/,
};

export const SCRIPTS: Readonly<Record<ScriptId, Script>> = {
  javanese: JAVANESE,
  balinese: BALINESE,
  sundanese: SUNDANESE,
};
