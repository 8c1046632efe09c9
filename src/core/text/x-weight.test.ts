import { expect, test } from 'vitest';
import { xWeight } from './x-weight';

// Counted by hand from the ranges of twitter-text's config/v3.json and X's page 'Counting characters'.
test.for([
  ['', 0],
  ['Hello', 5],
  ['cafe\u0301', 4],
  ['e\u0336', 2],
  ['𝗛𝗶', 4],
  ['漢字', 4],
  ['👨‍👩‍👧', 2],
  ['🇫🇷', 2],
  ['a👍🏽b', 4],
  ['…', 2],
  ['“x”', 3],
  ['\u10FF\u1100', 3],
] as const)('%j counts as %i on X', ([text, weight]) => {
  expect(xWeight(text)).toBe(weight);
});
