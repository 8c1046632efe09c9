import { expect, test } from 'vitest';
import { MODES, percentage } from './percentage';

test('handles a number of ten thousand digits', () => {
  for (const mode of MODES) expect(percentage(mode, '9'.repeat(10_000), `0.${'0'.repeat(5000)}7`)).toBeDefined();
});
