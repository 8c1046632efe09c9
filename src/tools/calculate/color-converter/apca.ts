/** The constants of APCA 0.1.9 for sRGB (W3C's silver draft; A. Somers). */
const COEFFICIENTS = [0.2126729, 0.7151522, 0.072175] as const;
const BLACK_THRESHOLD = 0.022;
const BLACK_CLAMP = 1.414;
const SMALLEST_DIFFERENCE = 0.0005;
const SCALE = 1.14;
const OFFSET = 0.027;
const LOW_CLIP = 0.1;
const DARK_ON_LIGHT = { text: 0.57, ground: 0.56 };
const LIGHT_ON_DARK = { text: 0.62, ground: 0.65 };

/** The screen luminance of '#rrggbb', with the lift of the darkest colors. */
function luminance(hex: string): number {
  const y = COEFFICIENTS.reduce(
    (sum, part, index) => sum + part * (Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255) ** 2.4,
    0,
  );
  return y > BLACK_THRESHOLD ? y : y + (BLACK_THRESHOLD - y) ** BLACK_CLAMP;
}

/**
 * The lightness contrast Lc of a text color on a ground, both '#rrggbb': about −108 (white on black) to 106 (black on
 * white). Negative for light text on a dark ground.
 */
export function apca(text: string, ground: string): number {
  const [textY, groundY] = [luminance(text), luminance(ground)];
  if (Math.abs(groundY - textY) < SMALLEST_DIFFERENCE) return 0;
  const { text: textPower, ground: groundPower } = groundY > textY ? DARK_ON_LIGHT : LIGHT_ON_DARK;
  const contrast = (groundY ** groundPower - textY ** textPower) * SCALE;
  if (Math.abs(contrast) < LOW_CLIP) return 0;
  return (contrast - Math.sign(contrast) * OFFSET) * 100;
}
