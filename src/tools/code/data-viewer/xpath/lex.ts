import { NC_NAME } from '../../../../formats/xml/xml-name';

/** A place in the expression where it cannot go on; `at` counts UTF-16 units from 0. */
export class XPathFault extends Error {
  constructor(
    readonly code: 'syntax' | 'function' | 'prefix' | 'axis' | 'notNodes',
    readonly at: number,
    readonly found: string,
  ) {
    super(code);
  }
}

export interface Token {
  readonly type: 'number' | 'literal' | 'name' | 'sign' | 'operator' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Number, literal, sign; name, perhaps with a prefix. */
const PART = new RegExp(
  String.raw`(\d+(?:\.\d*)?|\.\d+)|("[^"]*"|'[^']*')|(::|\/\/|\.\.|!=|<=|>=|[()[\].@,/|+\-=<>*$])|(${NC_NAME}(?::(?:\*|${NC_NAME}))?)`,
  'uy',
);
const SPACE = /[ \t\r\n]*/y;
const OPERATOR_NAMES = ['and', 'or', 'mod', 'div'];
/** Behind these a `*` or a name is a test, not an operator (XPath 1.0 §3.7). */
const BEFORE_TEST = ['@', '::', '(', '[', ','];

const isBeforeTest = ({ type, text }: Token): boolean =>
  type === 'operator' || (type === 'sign' && BEFORE_TEST.includes(text));

/** The words of an XPath 1.0 expression. */
export function lex(expression: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.test(expression);
    const start = SPACE.lastIndex;
    if (start === expression.length) break;
    PART.lastIndex = start;
    const found = PART.exec(expression);
    if (!found) throw new XPathFault('syntax', start, String.fromCodePoint(expression.codePointAt(start) ?? 0));
    const [, number, literal, sign, name] = found;
    at = PART.lastIndex;
    const before = tokens.at(-1);
    const operand = before !== undefined && !isBeforeTest(before);
    if (number !== undefined) tokens.push({ type: 'number', text: number, at: start });
    else if (literal !== undefined) tokens.push({ type: 'literal', text: literal.slice(1, -1), at: start });
    else if (sign === '$') throw new XPathFault('syntax', start, sign);
    else if (sign !== undefined) {
      const isOperator =
        sign === '*' ? operand : ['/', '//', '|', '+', '-', '=', '!=', '<', '<=', '>', '>='].includes(sign);
      tokens.push({ type: isOperator ? 'operator' : 'sign', text: sign, at: start });
    } else if (name !== undefined) {
      // `child::a` is an axis and a name, `a:b` one name; `a:*` too.
      if (operand && !OPERATOR_NAMES.includes(name)) throw new XPathFault('syntax', start, name);
      tokens.push({ type: operand ? 'operator' : 'name', text: name, at: start });
    }
  }
  tokens.push({ type: 'end', text: '', at: expression.length });
  return tokens;
}
