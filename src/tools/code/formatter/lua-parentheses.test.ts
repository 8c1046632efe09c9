import { expect, test } from 'vitest';
import { withoutDoubledParentheses } from './lua-parentheses';

test.for([
  ['x = (((a)))', 'x = (a)'],
  ['return((f()))', 'return(f())'],
  ['local f = function() end ((g)).h = 1', 'local f = function() end (g).h = 1'],
  // Around an argument, one pair remains beside the call's own.
  ['f((x), ((y)))', 'f((x), (y))'],
  ['f(((...)))', 'f((...))'],
  ['t[1]((x)) s"a"((y)) [[b]]((z))', 't[1]((x)) s"a"((y)) [[b]]((z))'],
  ['x = ((a) + (b))', 'x = ((a) + (b))'],
  // What only looks like parentheses.
  ['x = "((a))" -- ((b))\ny = [=[((c]]))]=] --[[ ((d)) ]]', 'x = "((a))" -- ((b))\ny = [=[((c]]))]=] --[[ ((d)) ]]'],
  // A comment between them would have to move.
  ['x = ( --[[why]] (a))', 'x = ( --[[why]] (a))'],
] as const)('%s becomes %s', ([text, result]) => {
  expect(withoutDoubledParentheses(text)).toBe(result);
});
