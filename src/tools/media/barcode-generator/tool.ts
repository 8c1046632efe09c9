import { choice, color, flag, generatorTool, give, names, note, number, problem, text } from '../../../kinds/contract';
import { contrast } from '../../../core/colors/contrast-ratio';
import { yieldToMain } from '../../../core/yield-to-main';
import type { Made } from './make';
import { isCodeFault, readCode, SYMBOLOGIES, type Code, type CodeFault, type Symbology } from './read-code';

const MOST_LINES = 1_000;
const LEAST_CONTRAST = 3;
/** Of a long list, this many lines that cannot be drawn are named. */
const MOST_NAMED = 20;
const LINEAR = SYMBOLOGIES.filter((one) => !['datamatrix', 'pdf417', 'aztec'].includes(one));
const WIDE = { when: { symbology: ['code39', 'itf', 'itf14', 'codabar'] } };

export default generatorTool({
  // The codes follow the form: there is nothing to generate again.
  button: undefined,
  // The encoders would be kept twice for use offline: on the page and in the worker.
  worker: 'never',
  fields: {
    symbology: choice(SYMBOLOGIES, { tier: 'main' }),
    format: names(['svg', 'png', 'pdf'], { tier: 'main' }),
    input: text({ rows: 2, mono: true, accept: '.txt,.csv,text/plain' }),
    showText: flag(true, { when: { symbology: LINEAR } }),
    height: number(15, { min: 1, max: 200, when: { symbology: LINEAR } }),
    scale: number(2, { min: 1, max: 40 }),
    wide: choice(['3', '2'], WIDE),
    quiet: flag(true),
    rotate: choice(['0', '90', '180', '270']),
    color: color('#000000'),
    background: color('#ffffff'),
    sheet: choice(['', 'L7160', 'L7163', 'L7651', '5160', '5163'], { when: { format: ['pdf'] } }),
  },
  outputs: {
    result: give.files(),
    text: give.code(),
    checkDigit: give.code(),
    bars: give.code(),
  },
  async run({ symbology, format, input, wide, sheet, ...look }, { progress, signal }) {
    const lines = input
      .split(/\r\n|\r|\n/)
      .map((typed, index) => ({ typed, line: index + 1 }))
      .filter(({ typed }) => typed.trim() !== '');
    if (lines.length === 0) return { empty: true };
    if (lines.length > MOST_LINES) return problem('tooManyLines', { lines: lines.length, limit: MOST_LINES }, 'input');
    const { filesOf, makeCode } = await import('./make');
    const made: Made[] = [];
    const wrongLines: number[] = [];
    let wrong: ReturnType<typeof refusal> | ReturnType<typeof problem<'notEncodable'>> | undefined;
    for (const [index, { typed, line }] of lines.entries()) {
      const code = readCode(symbology, typed);
      if (isCodeFault(code)) {
        wrong ??= refusal(code, line);
        wrongLines.push(line);
        continue;
      }
      const one = makeCode(symbology, code, wide === '2' ? 2 : 3, look);
      if ('refused' in one) {
        wrong ??= problem('notEncodable', { line, reason: one.refused }, 'input');
        wrongLines.push(line);
      } else made.push(one);
      if (index % 10 === 9) {
        progress((index + 1) / lines.length);
        await yieldToMain();
        signal.throwIfAborted();
      }
    }
    if (made.length === 0) return wrong ?? { empty: true };
    const ratio = contrast(look.color, look.background);
    return {
      result: await filesOf(made, format, look, sheet),
      text: made.map(({ code }) => code.text),
      checkDigit: made.map(({ code }) => code.checkDigit),
      bars: made.map(({ symbol }) => (symbol.kind === 'linear' ? symbol.bars : '')),
      notes: [
        made.some(({ code }) => code.padded) && note('padded'),
        explained(
          symbology,
          made.map(({ code }) => code),
        ),
        ratio < LEAST_CONTRAST && note('contrast', { ratio: Math.round(ratio * 10) / 10 }),
        !look.quiet && note('noQuiet'),
        wrongLines.length > 1 && note('alsoWrong', { lines: named(wrongLines.slice(1)) }),
      ],
      ...(wrong && { problem: wrong }),
    };
  },
});

/** '3, 7, 12' */
const named = (lines: readonly number[]): string =>
  [...lines.slice(0, MOST_NAMED), ...(lines.length > MOST_NAMED ? ['…'] : [])].join(', ');

/** How the check digit of the only code came about. */
function explained(symbology: Symbology, codes: readonly Code[]) {
  const [only] = codes;
  if (codes.length !== 1 || !only || !['ean13', 'ean8', 'upca', 'isbn', 'itf14'].includes(symbology)) return false;
  const digits = [...only.text.slice(0, -1)];
  const weighted = digits.map((digit, index) => Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1));
  const sum = weighted.reduce((total, value) => total + value, 0);
  return note('checkDigit', { sum, next: Math.ceil(sum / 10) * 10, digit: only.checkDigit });
}

function refusal(why: CodeFault, line: number) {
  switch (why.fault) {
    case 'wrongLength':
      return problem('wrongLength', { line, count: why.count, lengths: why.lengths }, 'input');
    case 'wrongCheckDigit':
      return problem('wrongCheckDigit', { line, digit: why.digit, right: why.right }, 'input');
    case 'badCharacter':
      return problem('badCharacter', { line, character: why.character, place: why.place }, 'input');
    default:
      return problem(why.fault, { line }, 'input');
  }
}
