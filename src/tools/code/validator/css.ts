import { generate, property as describeProperty, walk, type Atrule, type CssNode, type Declaration } from 'css-tree';
import { NEWER_CSS_PROPERTIES } from '../../../data/css-properties';
import { CssTokens, unclosedCss } from '../../../formats/css';
import { Places } from './line-positions';
import { isMarginBox, isNestedCondition, isNewerAtRule, isUnchecked, lexer, parse } from './css-dictionary';
import { FindingList, type Findings } from './finding';

const SHOWN = 60;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/**
 * Checks a style sheet: parse errors of CSS Syntax 3, then properties, at-rules and values that are missing in
 * css-tree's dictionary. Custom properties, prefixed names, and values with `var()` and similar functions are not
 * checked.
 */
export function checkCss(text: string): Findings {
  const found = new FindingList();
  const places = new Places(text);
  const open = unclosedCss(new CssTokens(text));
  if (open) found.add({ kind: 'error', ...places.at(open.at), code: open.code, blanks: { sign: open.sign } });
  const broken: [start: number, end: number][] = [];
  const tree = parse(text, {
    positions: true,
    // If part of a condition cannot be parsed, there is no fallback node, although the types require one.
    onParseError: (error, fallback: CssNode | null) => {
      // A stack overflow isn't a syntax error at this position: css-tree would continue after it.
      if (error instanceof RangeError || /recursion/.test(error.message)) throw error;
      const { offset } = error;
      const [start, end] = [fallback?.loc?.start.offset ?? offset, fallback?.loc?.end.offset ?? offset];
      // What isn't a valid selector isn't a valid rule either: report it once.
      const echo = broken.some((one) => (start <= one[0] && one[0] <= end) || (one[0] <= offset && offset < one[1]));
      broken.push([Math.min(start, offset), Math.max(end, offset + 1)]);
      if (echo || isUnchecked(text.slice(start, end)) || (!fallback && isNestedCondition(preludeAt(offset)))) return;
      if (open && offset >= open.at) return;
      const reason = error.message.replace(/\.$/, '');
      found.add({ kind: 'error', ...places.at(Math.min(offset, text.length)), code: 'cssSyntax', blanks: { reason } });
    },
  });
  walk(tree, function (node) {
    if (node.type === 'Declaration')
      checkDeclaration(node, this.rule === null || isInside(this.atrule, this.rule) ? this.atrule : null);
    else if (node.type === 'Atrule') checkAtRule(node);
    else if (node.type === 'Selector' && node.children.last?.type === 'Combinator') {
      // Browsers drop the rule, but css-tree accepts it.
      const end = node.loc?.end.offset ?? 0;
      found.add({ kind: 'error', ...places.at(end), code: 'cssSyntax', blanks: { reason: 'Selector is expected' } });
    }
  });
  return found.done();

  function preludeAt(offset: number): string {
    const end = text.indexOf('{', offset);
    return text.slice(text.lastIndexOf('@', offset), end < 0 ? text.length : end);
  }

  function at(node: CssNode): { line: number; column: number } {
    return places.at(node.loc?.start.offset ?? 0);
  }

  function checkAtRule(node: Atrule): void {
    const name = node.name.toLowerCase();
    if (name.startsWith('-') || isNewerAtRule(name) || isMarginBox(name)) return;
    if (lexer.checkAtruleName(name)) {
      found.add({ kind: 'error', ...at(node), code: 'cssAtRule', blanks: { name: node.name } });
      return;
    }
    if (!node.prelude || isUnchecked(generate(node.prelude))) return;
    const { error } = lexer.matchAtrulePrelude(name, node.prelude);
    if (!error) return;
    const value = short(generate(node.prelude));
    found.add({ kind: 'error', ...at(node.prelude), code: 'cssPrelude', blanks: { name: node.name, value } });
  }

  function checkDeclaration(node: Declaration, atRule: Atrule | null): void {
    const { custom, vendor, hack, basename } = describeProperty(node.property);
    if (custom) return;
    if (typeof node.important === 'string' && node.important.toLowerCase() !== 'important') {
      found.add({ kind: 'error', ...at(node), code: 'cssImportant', blanks: { word: node.important } });
    }
    if (hack) found.add({ kind: 'warning', ...at(node), code: 'cssHack', blanks: { sign: hack } });
    if (vendor || hack) return;
    const name = basename.toLowerCase();
    const rule = atRule?.name.toLowerCase();
    const descriptors = rule === undefined ? undefined : lexer.getAtrule(rule)?.descriptors;
    const isDescriptor = rule !== undefined && descriptors?.[name] !== undefined;
    if (!isDescriptor && lexer.checkPropertyName(name)) {
      if (NEWER_CSS_PROPERTIES.has(name) || (rule !== undefined && isNewerAtRule(rule))) return;
      const code = descriptors ? 'cssDescriptor' : 'cssProperty';
      found.add({ kind: 'error', ...at(node), code, blanks: { name: node.property, rule: rule ?? '' } });
      return;
    }
    const end = node.value.loc?.end.offset ?? 0;
    if (open && open.at >= (node.loc?.start.offset ?? 0) && open.at < end) return;
    const value = generate(node.value);
    if (isUnchecked(value)) return;
    const match = isDescriptor
      ? lexer.matchAtruleDescriptor(rule, name, node.value)
      : lexer.matchProperty(name, node.value);
    if (!match.error || /-(?:webkit|moz|ms|o)-/.test(value)) return;
    found.add({
      kind: 'error',
      ...at(node.value),
      code: 'cssValue',
      blanks: { name: node.property, value: short(value) },
    });
  }
}

/** Whether the at-rule is inside the rule: then a declaration in it belongs to the rule. */
const isInside = (atRule: Atrule | null, rule: CssNode | null): boolean =>
  (atRule?.loc?.start.offset ?? -1) > (rule?.loc?.start.offset ?? Infinity);
