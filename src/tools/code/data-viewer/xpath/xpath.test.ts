import { expect, test } from 'vitest';
import { XPathFault } from '.';
import { shown } from './xpath.fixture';

// The values follow from XPath 1.0, and libxml2 gives the same.
test.for([
  ['/shop/book/@id', ['b1', 'b2']],
  ['//book/@id', ['b1', 'b2', 'b3']],
  ['//book[1]/@id', ['b1', 'b3']],
  ['(//book)[1]/@id', ['b1']],
  ['//book[last()]/@id', ['b2', 'b3']],
  ['//book[@price < 10]/title/text()', ['Emma', 'One & two']],
  ['//book[not(@price < 10)]/@price', ['12.99']],
  ['//title[contains(., "two")]/ancestor::*/@id', ['b3']],
  ['//title[. = "Lalka"]/../@id', ['b2']],
  ['//book[2]/preceding-sibling::*/@id', ['b1']],
  ['//title/following::title', ['title', 'title']],
  ['//box/preceding::title', ['title', 'title']],
  ['//p:*', ['p:note', 'p:sale']],
  ['//p:note/text() | //@off', ['a & b', '5']],
  ['//processing-instruction("sort")', ['up']],
  ['/comment()', [' top ']],
  ['//book[2]/node()', ['title', 'up']],
  ['/shop/*[name() = "box" or self::p:sale]', ['box', 'p:sale']],
  ['id("b1")', []],
  ['//*[lang("pl")]', ['title']],
  ['//book[position() mod 2 = 0]/@id', ['b2']],
  ['//book[count(title) = 1][2]/@id', ['b2']],
  ['/', [expect.any(String)]],
] as const)('%s', ([expression, gives]) => {
  expect(shown(expression)).toEqual(gives);
});

test.for([
  ['count(//book)', 3],
  ['sum(//@price)', 28.939999999999998],
  ['1 + 2 * 3 - 4 div 2', 5],
  ['5 mod -2', 1],
  ['- - 2', 2],
  ['string(1 div 0)', 'Infinity'],
  ['string(0.0000001)', '0.0000001'],
  ['string(1000000000000000000000000)', '1000000000000000000000000'],
  ['"a" = "a" and 1 < 2 or false()', true],
  // A literal that looks like an operator or symbol is a literal.
  ['"(" = "(" and "@" or "["', true],
  ['"::" * 2', NaN],
  ['//book/@price > 12', true],
  ['//book/@price != //book/@price', true],
  ['substring("12345", 1.5, 2.6)', '234'],
  ['substring("12345", 0 div 0, 3)', ''],
  ['substring("12345", -1 div 0)', '12345'],
  ['substring("12345", -1 div 0, 1 div 0)', ''],
  ['substring("a😀b", 2, 1)', '😀'],
  ['substring-before("1999/04/01", "/")', '1999'],
  ['substring-after("1999/04/01", "/")', '04/01'],
  ['translate("--aaa--", "abc-", "ABC")', 'AAA'],
  ['normalize-space("  a \n b ")', 'a b'],
  ['round(-2.5)', -2],
  ['string-length("😀")', 1],
  ['namespace-uri(//p:sale)', 'urn:p'],
  ['local-name(//p:sale)', 'sale'],
  ['concat("a", 1, true())', 'a1true'],
  ['boolean(//nothing)', false],
  ['number(" 12 ") + number("x")', NaN],
] as const)('%s is %s', ([expression, gives]) => {
  expect(shown(expression)).toEqual(gives);
});

test('reads div, mod, and, or as names where a name is required', () => {
  expect(shown('/div/mod/and[or]', '<div><mod><and><or/></and></mod></div>')).toEqual(['and']);
});

// NCName of Namespaces in XML, which includes characters that Unicode does not classify as letters.
test('accepts every character that XML allows in names', () => {
  expect(shown('/हिन्दी/ภาษาไทย | //p:ก็', '<हिन्दी xmlns:p="u"><ภาษาไทย/><p:ก็/></हिन्दी>')).toEqual(['ภาษาไทย', 'p:ก็']);
});

test('a name without a prefix only matches nodes without a namespace', () => {
  expect(shown('//a', '<a xmlns="urn:x"/>')).toEqual([]);
  expect(shown('//*[local-name() = "a"]', '<a xmlns="urn:x"/>')).toEqual(['a']);
});

test.for([
  ['//book[', 'syntax', 7],
  ['//book]', 'syntax', 6],
  ['a b', 'syntax', 2],
  ['#', 'syntax', 0],
  ['"open', 'syntax', 0],
  ['$x', 'syntax', 0],
  ['matches(., "a")', 'function', 0],
  ['//x:a', 'prefix', 2],
  ['namespace::a', 'axis', 0],
  ['count(1)', 'notNodes', 6],
  ['1 | 2', 'notNodes', 0],
] as const)('refuses %s', ([expression, code, at]) => {
  expect(() => shown(expression)).toThrow(expect.objectContaining({ code, at }));
});

test('evaluates "or" and "and" from left to right, and short-circuits', () => {
  expect(shown('1 or count(1)')).toBe(true);
  expect(shown('0 and count(1)')).toBe(false);
  expect(() => shown('0 or count(1)')).toThrow(XPathFault);
  expect(shown('8 div 2 * 3 mod 5')).toBe(2);
  expect(shown('1 or 0 and 0')).toBe(true);
});

test('refuses more arguments than a function call can take', () => {
  expect(() => shown(`concat("a"${', "b"'.repeat(200_000)})`)).toThrow(XPathFault);
});
