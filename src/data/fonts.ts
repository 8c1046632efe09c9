/**
 * The letters of each style: mathematical alphabets, enclosed, raised and small letters by their Unicode names (Unicode
 * 17.0, blocks 1D400, 2100, 2460, 1F100, FF00, 1D00, 2070), and look-alikes, which are by convention and not part of
 * Unicode. Collected 2026-11. Stored as runs and short lists; `fonts.tsv`, used by the test, lists every row.
 */
import { DISCORD } from './platforms/discord';
import { EPIC } from './platforms/epic';
import { FACEBOOK } from './platforms/facebook';
import { INSTAGRAM } from './platforms/instagram';
import { LINKEDIN } from './platforms/linkedin';
import { TIKTOK } from './platforms/tiktok';
import { WHATSAPP } from './platforms/whatsapp';
import { X } from './platforms/x';

export type FontTable = ReadonlyMap<string, string>;

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const GREEK_UPPER = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ';
const GREEK_UPPER_AFTER_RHO = 'ΣΤΥΦΧΨΩ';
const GREEK_LOWER = 'αβγδεζηθικλμνξοπρςστυφχψω';
/** Requests the black and white form of a character that phones would draw as a red emoji. */
const TEXT_FORM = '\uFE0E';

/** Pairs each character with the code point at the same distance from `first` as the character has from the start. */
const run = (characters: string, first: number): [string, string][] =>
  [...characters].map((character, index) => [character, String.fromCodePoint(first + index)]);

/** Pairs the characters of two texts by position. */
const list = (from: string, to: string): [string, string][] => {
  const replacements = [...to];
  return [...from].map((character, index) => [character, replacements[index] ?? character]);
};

/** 'Bℬ' means that B becomes ℬ. */
const pairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => {
    const [from = '', ...to] = pair;
    return [from, to.join('')];
  });

const bothCases = (letters: string): [string, string][] => [...list(UPPER, letters), ...list(LOWER, letters)];

/**
 * A mathematical alphabet: 26 uppercase letters, then 26 lowercase letters; digits and Greek letters if it has them.
 */
function alphabet(uppercase: number, { digits = 0, greek = 0, moved = '' } = {}): FontTable {
  return new Map([
    ...run(UPPER, uppercase),
    ...run(LOWER, uppercase + 26),
    ...(digits ? run(DIGITS, digits) : []),
    // Unicode has a theta symbol between rho and sigma, and a nabla between uppercase and lowercase letters.
    ...(greek
      ? [...run(GREEK_UPPER, greek), ...run(GREEK_UPPER_AFTER_RHO, greek + 18), ...run(GREEK_LOWER, greek + 26)]
      : []),
    ...(moved ? pairs(moved) : []),
  ]);
}

/** Adds the text form for these letters, which exist as emoji too. */
const withTextForm = (table: [string, string][], letters: string): [string, string][] =>
  table.map(([from, to]) => [from, letters.includes(from) ? to + TEXT_FORM : to]);

const CURRENCY = '₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ';
const ASIAN = '卂乃匚ᗪ乇千Ꮆ卄丨ﾌҜㄥ爪几ㄖ卩Ɋ尺丂ㄒㄩᐯ山乂ㄚ乙';
const CANADIAN = 'ᗩᗷᑕᗪEᖴGᕼIᒍKᒪᗰᑎOᑭᑫᖇᔕTᑌᐯᗯ᙭Yᘔ';
const CHEROKEE = 'ᏗᏰፈᎴᏋᎦᎶᏂᎥᏠᏦᏝᎷᏁᎧᎮᎤᏒᏕᏖᏬᏉᏇጀᎩፚ';
const CYRILLIC = ['ДБCDЄFGHIJКLMИФPQЯSΓЦVЩЖЧZ', 'аъсↁэfБЂіјкlмиорqѓѕтцvщхУz'] as const;
const CURLS = ['ĄɓČĐɆƒǤĦĮĴҞŁ₥ƝØƤɊɌŞŦŲѵŴҖ¥Ẕ', 'ąɓčđɇƒǥħįĵҟłɱɲøƥɋɍşŧųѵŵҗɏẕ'] as const;
const LEET = ['48(D3F6#1JKLMN0PQR57UVWXY2', '48(d3f6#1jklmn0pqr57uvwxy2'] as const;

/**
 * An uppercase letter that Unicode does not have as superscript or subscript gets the lowercase letter's form; q and Q
 * have none.
 */
const SUPERSCRIPT = [
  'abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ0123456789+=()-−βγδθφχ',
  'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᶜᴰᴱᶠᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿˢᵀᵁⱽᵂˣʸᶻ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁼⁽⁾⁻⁻ᵝᵞᵟᶿᵠᵡ',
] as const;
const SUBSCRIPT = [
  'aehijklmnoprstuvxAEHIJKLMNOPRSTUVX0123456789+=()-−βγρφχ',
  'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₀₁₂₃₄₅₆₇₈₉₊₌₍₎₋₋ᵦᵧᵨᵩᵪ',
] as const;
const SMALL_CAPS = ['abcdefghijklmnopqrstuvwyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'] as const;

const UPSIDE_DOWN = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,\'"!?()[]{}<>_&;⸵¡¿˙‾„⅋',
  'ɐqɔpǝɟƃɥᴉɾʞꞁɯuodbɹsʇnʌʍxʎz∀ᗺƆᗡƎℲ⅁HIſꓘ⅂WNOԀΌᴚS⊥∩ΛMX⅄Z0ƖᘔƐㄣϛ9ㄥ86˙\',„¡¿)(][}{><‾⅋⸵;!?._"&',
] as const;

/** The replacement of each letter, by table. A character that a table lacks stays as it is. */
export const TABLES = {
  bold: alphabet(0x1d400, { digits: 0x1d7ce, greek: 0x1d6a8 }),
  // The code point of the lowercase h is unassigned because Planck's constant already existed.
  italic: alphabet(0x1d434, { greek: 0x1d6e2, moved: 'h\u210e ı\u{1d6a4} ȷ\u{1d6a5}' }),
  boldItalic: alphabet(0x1d468, { digits: 0x1d7ce, greek: 0x1d71c }),
  sans: alphabet(0x1d5a0, { digits: 0x1d7e2 }),
  sansBold: alphabet(0x1d5d4, { digits: 0x1d7ec, greek: 0x1d756 }),
  sansItalic: alphabet(0x1d608, { digits: 0x1d7e2 }),
  sansBoldItalic: alphabet(0x1d63c, { digits: 0x1d7ec, greek: 0x1d790 }),
  script: alphabet(0x1d49c, { moved: 'Bℬ Eℰ Fℱ Hℋ Iℐ Lℒ Mℳ Rℛ eℯ gℊ oℴ' }),
  boldScript: alphabet(0x1d4d0, { digits: 0x1d7ce }),
  fraktur: alphabet(0x1d504, { moved: 'C\u212d H\u210c I\u2111 R\u211c Z\u2128' }),
  boldFraktur: alphabet(0x1d56c, { digits: 0x1d7ce }),
  doubleStruck: alphabet(0x1d538, { digits: 0x1d7d8, moved: 'Cℂ Hℍ Nℕ Pℙ Qℚ Rℝ Zℤ' }),
  monospace: alphabet(0x1d670, { digits: 0x1d7f6 }),
  bubble: new Map([
    ...withTextForm(run(UPPER, 0x24b6), 'M'),
    ...run(LOWER, 0x24d0),
    ...run('0', 0x24ea),
    ...run('123456789', 0x2460),
  ]),
  bubbleFilled: new Map([
    ...run(UPPER, 0x1f150),
    ...run(LOWER, 0x1f150),
    ...run('0', 0x24ff),
    ...run('123456789', 0x2776),
  ]),
  square: new Map([...run(UPPER, 0x1f130), ...run(LOWER, 0x1f130)]),
  squareFilled: new Map(withTextForm([...run(UPPER, 0x1f170), ...run(LOWER, 0x1f170)], 'ABOPabop')),
  parenthesized: new Map([...run(UPPER, 0x1f110), ...run(LOWER, 0x249c), ...run('123456789', 0x2474)]),
  regional: new Map([...run(UPPER, 0x1f1e6), ...run(LOWER, 0x1f1e6)]),
  fullwidth: new Map([
    ...run(String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 0x21 + index)), 0xff01),
    ...run(' ', 0x3000),
  ]),
  superscript: new Map(list(...SUPERSCRIPT)),
  subscript: new Map(list(...SUBSCRIPT)),
  smallCaps: new Map(list(...SMALL_CAPS)),
  upsideDown: new Map(list(...UPSIDE_DOWN)),
  currency: new Map(bothCases(CURRENCY)),
  asian: new Map(bothCases(ASIAN)),
  canadian: new Map(bothCases(CANADIAN)),
  cherokee: new Map(bothCases(CHEROKEE)),
  cyrillic: new Map(list(UPPER + LOWER, CYRILLIC.join(''))),
  curls: new Map(list(UPPER + LOWER, CURLS.join(''))),
  leet: new Map(list(UPPER + LOWER, LEET.join(''))),
} satisfies Record<string, FontTable>;

export type TableId = keyof typeof TABLES;

/** The steps of a style, applied in this order; each is optional. */
export interface Style {
  readonly id: string;
  /** Replaces letters. */
  readonly table?: TableId;
  /** Turns the text upside down with `table`, including its order and accents. */
  readonly flips?: true;
  /** A combining mark after each grapheme except line breaks and emoji; also after spaces. */
  readonly mark?: string;
  /** The text before and after each grapheme that is not white space. */
  readonly each?: readonly [string, string];
  /** The text between the graphemes of a line. */
  readonly join?: string;
  /** The text before and after the whole text. */
  readonly frame?: readonly [string, string];
}

const UNDERLINE = '\u0332';

const styles = [
  { id: 'bold', table: 'bold' },
  { id: 'italic', table: 'italic' },
  { id: 'boldItalic', table: 'boldItalic' },
  { id: 'sans', table: 'sans' },
  { id: 'sansBold', table: 'sansBold' },
  { id: 'sansItalic', table: 'sansItalic' },
  { id: 'sansBoldItalic', table: 'sansBoldItalic' },
  { id: 'script', table: 'script' },
  { id: 'boldScript', table: 'boldScript' },
  { id: 'fraktur', table: 'fraktur' },
  { id: 'boldFraktur', table: 'boldFraktur' },
  { id: 'doubleStruck', table: 'doubleStruck' },
  { id: 'monospace', table: 'monospace' },
  { id: 'bubble', table: 'bubble' },
  { id: 'bubbleFilled', table: 'bubbleFilled' },
  { id: 'square', table: 'square' },
  { id: 'squareFilled', table: 'squareFilled' },
  { id: 'parenthesized', table: 'parenthesized' },
  { id: 'regional', table: 'regional' },
  { id: 'fullwidth', table: 'fullwidth' },
  { id: 'superscript', table: 'superscript' },
  { id: 'subscript', table: 'subscript' },
  { id: 'smallCaps', table: 'smallCaps' },
  { id: 'upsideDown', table: 'upsideDown', flips: true },
  { id: 'currency', table: 'currency' },
  { id: 'asian', table: 'asian' },
  { id: 'canadian', table: 'canadian' },
  { id: 'cherokee', table: 'cherokee' },
  { id: 'cyrillic', table: 'cyrillic' },
  { id: 'curls', table: 'curls' },
  { id: 'leet', table: 'leet' },
  { id: 'underline', mark: UNDERLINE },
  { id: 'doubleUnderline', mark: '\u0333' },
  { id: 'strike', mark: '\u0336' },
  { id: 'slash', mark: '\u0338' },
  { id: 'overline', mark: '\u0305' },
  { id: 'wavy', mark: '\u0330' },
  { id: 'dotted', mark: '\u0323' },
  { id: 'ring', mark: '\u20DD' },
  { id: 'box', mark: '\u20DE' },
  { id: 'keycap', mark: '\u20E3' },
  { id: 'ban', mark: '\u20E0' },
  { id: 'arrows', mark: '\u034E' },
  { id: 'spaced', join: ' ' },
  { id: 'vaporwaveSpaced', table: 'fullwidth', join: '\u3000' },
  { id: 'hearts', join: '♥' },
  { id: 'dots', join: '·' },
  { id: 'brackets', each: ['【', '】'] },
  { id: 'sparkles', frame: ['✧･ﾟ: *✧･ﾟ:* ', ' *:･ﾟ✧*:･ﾟ✧'] },
  { id: 'wings', frame: ['꧁ ', ' ꧂'] },
  { id: 'waves', frame: ['~(˘▾˘~) ', ''] },
  { id: 'stars', frame: ['★彡 ', ' 彡★'] },
  { id: 'barcode', frame: ['▌│█║ ', ' ║█│▌'] },
  { id: 'boldUnderline', table: 'sansBold', mark: UNDERLINE },
  { id: 'italicUnderline', table: 'sansItalic', mark: UNDERLINE },
  { id: 'scriptUnderline', table: 'boldScript', mark: UNDERLINE },
  { id: 'monospaceUnderline', table: 'monospace', mark: UNDERLINE },
  { id: 'boldStrike', table: 'sansBold', mark: '\u0336' },
  { id: 'boldSpaced', table: 'sansBold', join: ' ' },
  { id: 'smallCapsSpaced', table: 'smallCaps', join: ' ' },
  { id: 'scriptHearts', table: 'boldScript', join: '♥' },
  { id: 'tildes', mark: '\u0303' },
  { id: 'umlauts', mark: '\u0308' },
  { id: 'haloes', mark: '\u030A' },
  { id: 'carons', mark: '\u030C' },
  { id: 'dotsAbove', mark: '\u0307' },
  { id: 'moons', mark: '\u0310' },
  { id: 'doubleOverline', mark: '\u033F' },
  { id: 'crossesAbove', mark: '\u033D' },
  { id: 'crossesBelow', mark: '\u0353' },
  { id: 'plusesBelow', mark: '\u031F' },
  { id: 'asterisksBelow', mark: '\u0359' },
  { id: 'zigzag', mark: '\u035B' },
  { id: 'seagulls', mark: '\u033C' },
  { id: 'bridges', mark: '\u032A' },
  { id: 'squaresBelow', mark: '\u033B' },
  { id: 'ties', mark: '\u035C' },
  { id: 'arcs', mark: '\u0361' },
  { id: 'waveStrike', mark: '\u0334' },
  { id: 'verticalStrike', mark: '\u20D2' },
  { id: 'backslash', mark: '\u20E5' },
  { id: 'diamonds', mark: '\u20DF' },
  { id: 'triangles', mark: '\u20E4' },
  { id: 'sunburst', mark: '\u0489' },
  { id: 'starsBetween', join: '★' },
  { id: 'flowersBetween', join: '✿' },
  { id: 'notesBetween', join: '♪' },
  { id: 'tildesBetween', join: '～' },
  { id: 'arrowsBetween', join: '→' },
  { id: 'slashesBetween', join: '/' },
  { id: 'barsBetween', join: '|' },
  { id: 'plusesBetween', join: '+' },
  { id: 'underscores', join: '_' },
  { id: 'hyphens', join: '-' },
  { id: 'cornerBrackets', each: ['「', '」'] },
  { id: 'squareBrackets', each: ['[', ']'] },
  { id: 'roundBrackets', each: ['(', ')'] },
  { id: 'angleBrackets', each: ['⟨', '⟩'] },
  { id: 'curlyBrackets', each: ['{', '}'] },
  { id: 'doubleBrackets', each: ['⟦', '⟧'] },
  { id: 'shaded', each: ['░', '░'] },
  { id: 'moonFrame', frame: ['☾ ', ' ☽'] },
  { id: 'flowerFrame', frame: ['✿ ', ' ✿'] },
  { id: 'noteFrame', frame: ['♫ ', ' ♫'] },
  { id: 'bowFrame', frame: ['୨୧ ', ' ୨୧'] },
  { id: 'rippleFrame', frame: ['·.¸¸.· ', ' ·.¸¸.·'] },
  { id: 'cornerFrame', frame: ['╔═ ', ' ═╝'] },
  { id: 'quoteFrame', frame: ['❝ ', ' ❞'] },
  { id: 'crownFrame', frame: ['♛ ', ' ♛'] },
  { id: 'handFrame', frame: ['☞ ', ' ☜'] },
  { id: 'snowFrame', frame: ['❄\uFE0E ', ' ❄\uFE0E'] },
  { id: 'fadeFrame', frame: ['▓▒░ ', ' ░▒▓'] },
  { id: 'eyeFrame', frame: ['ಠ_ಠ ', ' ಠ_ಠ'] },
] as const satisfies readonly Style[];

export type StyleId = (typeof styles)[number]['id'];

export const STYLES: readonly (Style & { readonly id: StyleId })[] = styles;

/** The sets that a page may lead with: a look, or an app. The first is the default. */
export const FONT_SETS = [
  'fancy',
  'bold',
  'italic',
  'cursive',
  'small',
  'tiny',
  'superscript',
  'bubble',
  'square',
  'underline',
  'strike',
  'vaporwave',
  'aesthetic',
  'weird',
  'instagram',
  'facebook',
  'twitter',
  'tiktok',
  'snapchat',
  'discord',
  'fortnite',
  'linkedin',
  'whatsapp',
] as const;

export type FontSet = (typeof FONT_SETS)[number];

/** The styles that a page shows first, in this order; the others follow in the order of `STYLES`. */
export const LEADS: Readonly<Record<FontSet, readonly StyleId[]>> = {
  fancy: [
    'boldScript',
    'script',
    'fraktur',
    'boldFraktur',
    'doubleStruck',
    'bold',
    'italic',
    'boldItalic',
    'sansBold',
    'monospace',
    'smallCaps',
    'bubble',
    'squareFilled',
    'fullwidth',
  ],
  bold: ['sansBold', 'bold', 'boldItalic', 'sansBoldItalic', 'boldScript', 'boldFraktur', 'squareFilled'],
  italic: ['sansItalic', 'italic', 'boldItalic', 'sansBoldItalic', 'script'],
  cursive: ['boldScript', 'script', 'italic', 'boldItalic', 'fraktur'],
  small: ['smallCaps', 'superscript', 'subscript'],
  tiny: ['superscript', 'subscript', 'smallCaps'],
  superscript: ['superscript', 'subscript'],
  bubble: ['bubble', 'bubbleFilled', 'ring', 'parenthesized'],
  square: ['square', 'squareFilled', 'box', 'keycap', 'regional', 'brackets'],
  underline: ['underline', 'doubleUnderline', 'wavy', 'dotted', 'arrows', 'overline'],
  strike: ['strike', 'slash', 'ban', 'wavy'],
  vaporwave: ['fullwidth', 'vaporwaveSpaced', 'spaced', 'asian', 'brackets'],
  aesthetic: ['fullwidth', 'spaced', 'sparkles', 'script', 'hearts', 'asian', 'smallCaps'],
  weird: [
    'upsideDown',
    'curls',
    'cherokee',
    'asian',
    'currency',
    'cyrillic',
    'canadian',
    'leet',
    'slash',
    'boldFraktur',
  ],
  instagram: [
    'boldScript',
    'sansBold',
    'script',
    'smallCaps',
    'doubleStruck',
    'monospace',
    'sansItalic',
    'bubble',
    'sparkles',
  ],
  facebook: ['sansBold', 'sansItalic', 'sansBoldItalic', 'bold', 'boldScript', 'underline', 'strike'],
  twitter: ['sansBold', 'sansItalic', 'monospace', 'boldScript', 'doubleStruck', 'smallCaps', 'strike'],
  tiktok: ['sansBold', 'boldScript', 'bubble', 'smallCaps', 'hearts', 'sparkles', 'wings'],
  snapchat: ['bubble', 'boldScript', 'smallCaps', 'sansBold', 'hearts'],
  discord: ['fraktur', 'doubleStruck', 'script', 'monospace', 'sansBold', 'smallCaps', 'regional'],
  fortnite: ['asian', 'currency', 'curls', 'smallCaps', 'wings', 'stars', 'fullwidth'],
  linkedin: ['sansBold', 'sansItalic', 'sansBoldItalic', 'monospace', 'underline', 'strike'],
  whatsapp: ['sansBold', 'boldScript', 'monospace', 'fraktur', 'doubleStruck', 'smallCaps', 'bubble', 'hearts'],
};

/** The effect of an app's own formatting. */
export type MarkupEffect =
  | 'bold'
  | 'italic'
  | 'both'
  | 'underline'
  | 'strike'
  | 'spoiler'
  | 'code'
  | 'mono'
  | 'quote'
  | 'list';

export interface Markup {
  readonly effect: MarkupEffect;
  readonly before: string;
  readonly after: string;
  /** The markup does not work across lines, so each line gets its own. */
  readonly byLine: boolean;
}

const markup = (effect: MarkupEffect, before: string, after = before, byLine = false): Markup => ({
  effect,
  before,
  after,
  byLine,
});

/** Formatting that an app supports itself, as its help pages describe it; from general knowledge, 2026-11. */
export const MARKUP: Readonly<Partial<Record<FontSet, readonly Markup[]>>> = {
  discord: [
    markup('bold', '**'),
    markup('italic', '*'),
    markup('both', '***'),
    markup('underline', '__'),
    markup('strike', '~~'),
    markup('spoiler', '||'),
    markup('code', '`'),
  ],
  whatsapp: [
    markup('bold', '*', '*', true),
    markup('italic', '_', '_', true),
    markup('strike', '~', '~', true),
    markup('code', '`', '`', true),
    markup('mono', '```'),
    markup('quote', '> ', '', true),
    markup('list', '- ', '', true),
  ],
};

/** The maximum length of a name or a text, as each app counts. */
export const FONT_LIMITS = {
  twitter: { post: X.post.value },
  instagram: { bio: INSTAGRAM.bio.value },
  discord: { nickname: DISCORD.nickname.value },
  fortnite: { name: EPIC.name.value },
  whatsapp: { about: WHATSAPP.about.value, group: WHATSAPP.groupName.value, status: WHATSAPP.status.value },
  tiktok: { name: TIKTOK.name.value, bio: TIKTOK.bio.value, caption: TIKTOK.caption.value },
  facebook: { post: FACEBOOK.post.value },
  linkedin: { headline: LINKEDIN.headline.value, post: LINKEDIN.post.value },
} as const;
