import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { drawColor } from './draw-color';

// Critical value at p = 0.001: scipy.stats.chi2.isf(0.001, 255).
const CRITICAL_255 = 330.52;

test('a quarter of a million colors draw red, green, blue, and transparency evenly', async () => {
  const random = await seededSource('colors');
  const colors = Array.from({ length: 250_000 }, () => drawColor(random, 'any', 0, true));
  for (let channel = 0; channel < 4; channel++) {
    expect(
      chiSquare(
        colors.map((color) => color[channel]),
        256,
      ),
    ).toBeLessThan(CRITICAL_255);
  }
});
