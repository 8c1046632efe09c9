import { colorsNamed } from 'culori/fn';

/** British spellings and the second names of cyan and magenta would name the same color twice. */
const SECOND_NAMES = /grey|^aqua$|^fuchsia$/;
const numbers: Readonly<Record<string, number>> = colorsNamed;

/** The CSS color names (CSS Color 4, 6.1), one for each color, with their hex codes. */
export const NAMED_COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries(numbers)
    .filter(([name]) => !SECOND_NAMES.test(name))
    .map(([name, number]) => [name, `#${number.toString(16).padStart(6, '0')}`]),
);
