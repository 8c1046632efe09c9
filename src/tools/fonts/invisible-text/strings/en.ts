import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    character: 'Character',
    lines: 'Each on its own line',
    input: 'Check text for invisible characters',
    found: 'Found in your text',
    cleaned: 'Your text without them',
    behaviour: 'What happens to each one',
  },
  choices: {
    character: {
      hangul: 'Hangul filler, U+3164',
      braille: 'Braille blank, U+2800',
      zwsp: 'Zero-width space, U+200B',
      zwnj: 'Zero-width non-joiner, U+200C',
      zwj: 'Zero-width joiner, U+200D',
      wordJoiner: 'Word joiner, U+2060',
      nbsp: 'No-break space, U+00A0',
      halfHangul: 'Half-width Hangul filler, U+FFA0',
      choseong: 'Hangul initial filler, U+115F',
      emSpace: 'Em space, U+2003',
      ideographic: 'Ideographic space, U+3000',
      softHyphen: 'Soft hyphen, U+00AD',
      invisibleTimes: 'Invisible times, U+2062',
      bom: 'Byte order mark, U+FEFF',
      tagSpace: 'Tag space, U+E0020',
    },
  },
  placeholders: { input: 'Paste a name, a password, a line of code' },
  notes: {
    nothingFound: 'No invisible characters in this text.',
    kept: 'Kept because emoji or letters need them: {n}.',
  },
  terms: {
    code: 'Code',
    name: 'Name',
    // Heading: what a program takes the character for.
    kind: 'Treated as',
    letter: 'a letter',
    symbol: 'a symbol',
    spaceKind: 'a space',
    format: 'a format character',
    // Headings: what happens to the character there.
    trim: 'Where ends are trimmed',
    strict: 'Where names are normalized (NFKC_Casefold)',
    onX: 'Characters on X',
    stays: 'stays',
    dropped: 'is dropped',
    space: 'becomes a space',
    refused: 'refused',
  },
  own: {
    between: 'Between the two bars',
    // {n}: a number of pixels.
    width: '{n} px wide on this device.',
    noWidth: 'No width: the bars touch.',
    copiedRead: 'Copied and checked: the clipboard has exactly this',
    copiedOther: 'Copied, but the clipboard contains something else now. Try the download.',
    readOn:
      'Based on Unicode 17 and the rules that X publishes, as of {date}. Apps rarely say what they accept, and we didn’t test them: send yourself a message first.',
  },
} satisfies ToolStrings<typeof tool>;
