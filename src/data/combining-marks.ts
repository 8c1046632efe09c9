/**
 * The marks of the block Combining Diacritical Marks (U+0300–036F) that appear above, through or below a letter, as
 * [first, last] code points. Source: Unicode 17.0, UnicodeData.txt, combining classes 230, 1 and 220; without those
 * that normalization replaces (0340, 0341, 0343, 0344) and the grapheme joiner (034F). Read 2026-11-21.
 */
export const MARK_RANGES = {
  up: [
    [0x0300, 0x0314],
    [0x033d, 0x033f],
    [0x0342, 0x0342],
    [0x0346, 0x0346],
    [0x034a, 0x034c],
    [0x0350, 0x0352],
    [0x0357, 0x0357],
    [0x035b, 0x035b],
    [0x0363, 0x036f],
  ],
  mid: [[0x0334, 0x0338]],
  down: [
    [0x0316, 0x0319],
    [0x031c, 0x0320],
    [0x0323, 0x0326],
    [0x0329, 0x0333],
    [0x0339, 0x033c],
    [0x0347, 0x0349],
    [0x034d, 0x034e],
    [0x0353, 0x0356],
    [0x0359, 0x035a],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;
