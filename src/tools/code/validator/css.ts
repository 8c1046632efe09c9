import {
  generate,
  property as describeProperty,
  walk,
  type Atrule,
  type CssNode,
  type Declaration,
  type SyntaxParseError,
} from 'css-tree';
import { NEWER_CSS_PROPERTIES } from '../../../data/css-properties';
import { CssTokens, unclosedCss } from '../../../formats/css';
import { Places } from './line-positions';
import {
  isMarginBox,
  isMisplaced,
  isNestedCondition,
  isNewerAtRule,
  isUnchecked,
  lexer,
  parse,
} from './css-dictionary';
import { FindingList, type Findings } from './finding';
import type { FindingCode } from './finding-words';

const SHOWN = 60;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/**
 * Checks a style sheet: parse errors of CSS Syntax 3, then properties, at-rules and values that are missing in
 * css-tree's dictionary. Custom properties, prefixed names, and values with `var()` and similar functions are not
 * checked.
 */
export const checkCss = (text: string): Findings => new CssCheck(text).run();

class CssCheck {
  readonly #text: string;
  readonly #found = new FindingList();
  readonly #places: Places;
  /** A bracket, quote or comment that is never closed. */
  readonly #open: ReturnType<typeof unclosedCss>;
  /** The parts that could not be parsed. */
  readonly #broken: [start: number, end: number][] = [];

  constructor(text: string) {
    this.#text = text;
    this.#places = new Places(text);
    this.#open = unclosedCss(new CssTokens(text));
  }

  run(): Findings {
    const open = this.#open;
    if (open) this.#add('error', open.at, open.code, { sign: open.sign });
    const tree = parse(this.#text, {
      positions: true,
      // If part of a condition cannot be parsed, there is no fallback node, although the types require one.
      onParseError: (error, fallback: CssNode | null) => this.#parseError(error, fallback),
    });
    const checkDeclaration = (node: Declaration, atRule: Atrule | null) => this.#declaration(node, atRule);
    const checkOther = (node: CssNode) => this.#node(node);
    walk(tree, function (node) {
      // A feature query may ask for a property that doesn't exist: that is what it is for.
      if (this.atrulePrelude && node.type === 'Declaration') return;
      if (node.type === 'Declaration')
        checkDeclaration(node, this.rule === null || isInside(this.atrule, this.rule) ? this.atrule : null);
      else checkOther(node);
    });
    return this.#found.done();
  }

  #add(kind: 'error' | 'warning', offset: number, code: FindingCode, blanks: Readonly<Record<string, string>>): void {
    this.#found.add({ kind, ...this.#places.at(offset), code, blanks });
  }

  #parseError(error: SyntaxParseError, fallback: CssNode | null): void {
    // A stack overflow isn't a syntax error at this position: css-tree would continue after it.
    if (error instanceof RangeError || /recursion/.test(error.message)) throw error;
    const { offset } = error;
    const [start, end] = [fallback?.loc?.start.offset ?? offset, fallback?.loc?.end.offset ?? offset];
    const atRule = this.#atRuleAround(offset);
    const [first, last] = [atRule.start, atRule.start + atRule.text.length];
    // What isn't a valid selector isn't a valid rule either, and one part makes all of a condition invalid: report it once.
    const isEcho = this.#broken.some(
      ([from, to]) =>
        (start <= from && from <= end) || (from <= offset && offset < to) || (first <= from && from < last),
    );
    this.#broken.push([Math.min(start, offset), Math.max(end, offset + 1)]);
    if (isEcho || isUnchecked(this.#text.slice(start, end))) return;
    if (isNestedCondition(atRule.text) || hasOwnPrelude(atRule.text)) return;
    if (this.#open && offset >= this.#open.at) return;
    const slashes = [offset - 1, offset - 2, offset].find((at) => this.#text.startsWith('//', at));
    if (slashes !== undefined) return this.#add('error', slashes, 'cssLineComment', {});
    const reason = error.message.replace(/\.$/, '');
    this.#add('error', Math.min(offset, this.#text.length), 'cssSyntax', { reason });
  }

  /** The name and condition of the at-rule around a position; no text if it isn't in one. */
  #atRuleAround(offset: number): { readonly start: number; readonly text: string } {
    const text = this.#text;
    let start = text.charAt(offset) === '@' ? offset : offset - 1;
    while (start >= 0 && !'@;{}'.includes(text.charAt(start))) start--;
    let before = start - 1;
    while (/\s/.test(text.charAt(before))) before--;
    // An @ inside a value begins no at-rule; a slash ends a comment.
    if (text.charAt(start) !== '@' || !';{}/'.includes(text.charAt(before))) return { start, text: '' };
    let end = offset;
    while (end < text.length && !';{'.includes(text.charAt(end))) end++;
    return { start, text: text.slice(start, end) };
  }

  #node(node: CssNode): void {
    if (node.type === 'Atrule') return this.#atRule(node);
    // Browsers drop a rule whose selector ends with a combinator, but css-tree accepts it.
    if (node.type === 'Selector' && node.children.last?.type === 'Combinator')
      this.#add('error', node.loc?.end.offset ?? 0, 'cssSyntax', { reason: 'Selector is expected' });
  }

  #atRule(node: Atrule): void {
    const name = node.name.toLowerCase();
    if (name.startsWith('-') || isNewerAtRule(name) || isMarginBox(name)) return;
    if (lexer.checkAtruleName(name)) return this.#add('error', startOf(node), 'cssAtRule', { name: node.name });
    // What could not be parsed was reported already.
    if (node.prelude?.type === 'Raw') return;
    if (!node.prelude) {
      // An empty list of media queries applies to all media (Media Queries 4 §2.1).
      if (name !== 'media' && lexer.matchAtrulePrelude(name, '').error)
        this.#add('error', startOf(node), 'cssNoPrelude', { name: node.name });
      return;
    }
    const prelude = generate(node.prelude);
    if (isUnchecked(prelude) || isNestedCondition(prelude)) return;
    const { error } = lexer.matchAtrulePrelude(name, node.prelude);
    if (!error) return;
    const value = short(generate(node.prelude));
    this.#add('error', startOf(node.prelude), 'cssPrelude', { name: node.name, value });
  }

  #declaration(node: Declaration, atRule: Atrule | null): void {
    const { custom, vendor, hack, basename } = describeProperty(node.property);
    if (custom || atRule?.name.startsWith('-')) return;
    if (typeof node.important === 'string' && node.important.toLowerCase() !== 'important')
      this.#add('error', startOf(node), 'cssImportant', { word: node.important });
    if (hack) this.#add('warning', startOf(node), 'cssHack', { sign: hack });
    if (vendor || hack) return;
    const name = basename.toLowerCase();
    const rule = atRule?.name.toLowerCase();
    const descriptors = rule === undefined ? undefined : lexer.getAtrule(rule)?.descriptors;
    const isDescriptor = rule !== undefined && descriptors?.[name] !== undefined;
    if (!isDescriptor && rule !== undefined && isMisplaced(name, rule))
      return this.#add('error', startOf(node), 'cssDescriptor', { name: node.property, rule });
    if (!isDescriptor && lexer.checkPropertyName(name)) {
      if (NEWER_CSS_PROPERTIES.has(name) || (rule !== undefined && isNewerAtRule(rule))) return;
      const code = descriptors ? 'cssDescriptor' : 'cssProperty';
      return this.#add('error', startOf(node), code, { name: node.property, rule: rule ?? '' });
    }
    this.#value(node, name, isDescriptor ? rule : undefined);
  }

  /** Checks a value. `descriptorOf` is the at-rule that the name is a descriptor of; undefined for a property. */
  #value(node: Declaration, name: string, descriptorOf: string | undefined): void {
    if (node.value.type === 'Raw') return;
    const open = this.#open;
    if (open && open.at >= startOf(node) && open.at < (node.value.loc?.end.offset ?? 0)) return;
    const value = generate(node.value);
    if (isUnchecked(value)) return;
    const match =
      descriptorOf === undefined
        ? lexer.matchProperty(name, node.value)
        : lexer.matchAtruleDescriptor(descriptorOf, name, node.value);
    const isValid = !match.error && hasValidMath(node.value, this.#text);
    if (isValid || /-(?:webkit|moz|ms|o)-/.test(value)) return;
    this.#add('error', startOf(node.value), 'cssValue', { name: node.property, value: short(value) });
  }
}

/** Whether an at-rule isn't in css-tree's dictionary: then only its name says whether it is valid. */
const hasOwnPrelude = (atRule: string): boolean => {
  const [, name] = /^@([\w-]+)/.exec(atRule) ?? [];
  return name !== undefined && lexer.checkAtruleName(name.toLowerCase()) !== undefined;
};

const MATH = /^(?:calc|min|max|clamp|round|mod|rem|sin|cos|tan|asin|acos|atan|atan2|pow|sqrt|hypot|log|exp|abs|sign)$/i;

/**
 * Whether every operator in math functions is between two operands, and + and - have spaces on both sides (CSS Values 4
 * §10.8): css-tree accepts any tokens there, even `calc(1px +)` and `calc(1px+2px)`, whose second number is '+2px' for a
 * browser.
 */
function hasValidMath(value: CssNode, text: string): boolean {
  let valid = true;
  walk(value, (node) => {
    if (node.type !== 'Parentheses' && !(node.type === 'Function' && MATH.test(node.name))) return;
    let operandBefore = false;
    for (const one of node.children) {
      const isOperator = one.type === 'Operator';
      const [start, end] = [startOf(one), one.loc?.end.offset ?? 0];
      if (isOperator !== operandBefore) valid = false;
      if (isOperator && /[+-]/.test(one.value)) valid &&= isBlank(text, start - 1) && isBlank(text, end);
      operandBefore = !isOperator;
    }
    valid &&= operandBefore;
  });
  return valid;
}

/** A space, or the end of a comment or the beginning of one, which the browser reads as nothing: left to the eye. */
const isBlank = (text: string, at: number): boolean => /[\s/*]/.test(text.charAt(at));

const startOf = (node: CssNode): number => node.loc?.start.offset ?? 0;

/** Whether the at-rule is inside the rule: then a declaration in it belongs to the rule. */
const isInside = (atRule: Atrule | null, rule: CssNode | null): boolean =>
  (atRule?.loc?.start.offset ?? -1) > (rule?.loc?.start.offset ?? Infinity);
