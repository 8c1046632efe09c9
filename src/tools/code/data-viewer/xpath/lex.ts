import { NC_NAME } from '../../../../formats/xml/xml-name';

/** The position at which an expression becomes invalid; `at` counts UTF-16 units from 0. */
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

/** Number, literal, symbol, or name with an optional prefix. */
const PART = new RegExp(
  String.raw`(\d+(?:\.\d*)?|\.\d+)|("[^"]*"|'[^']*')|(::|\/\/|\.\.|!=|<=|>=|[()[\].@,/|+\-=<>*$])|(${NC_NAME}(?::(?:\*|${NC_NAME}))?)`,
  'uy',
);
const SPACE = /[ \t\r\n]*/y;
const OPERATOR_NAMES = ['and', 'or', 'mod', 'div'];
/** After these, a `*` or a name is a node test, not an operator (XPath 1.0 §3.7). */
const BEFORE_TEST = ['@', '::', '(', '[', ','];

const isBeforeTest = ({ type, text }: Token): boolean =>
  type === 'operator' || (type === 'sign' && BEFORE_TEST.includes(text));

/** Splits an XPath 1.0 expression into tokens. */
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
    const [, number, literal, symbol, name] = found;
    at = PART.lastIndex;
    const before = tokens.at(-1);
    const operand = before !== undefined && !isBeforeTest(before);
    if (number !== undefined) tokens.push({ type: 'number', text: number, at: start });
    else if (literal !== undefined) tokens.push({ type: 'literal', text: literal.slice(1, -1), at: start });
    else if (symbol === '$') throw new XPathFault('syntax', start, symbol);
    else if (symbol !== undefined) {
      const isOperator =
        symbol === '*' ? operand : ['/', '//', '|', '+', '-', '=', '!=', '<', '<=', '>', '>='].includes(symbol);
      tokens.push({ type: isOperator ? 'operator' : 'sign', text: symbol, at: start });
    } else if (name !== undefined) {
      // `child::a` is an axis and a name; `a:b` and `a:*` are one name.
      if (operand && !OPERATOR_NAMES.includes(name)) throw new XPathFault('syntax', start, name);
      tokens.push({ type: operand ? 'operator' : 'name', text: name, at: start });
    }
  }
  tokens.push({ type: 'end', text: '', at: expression.length });
  return tokens;
}
