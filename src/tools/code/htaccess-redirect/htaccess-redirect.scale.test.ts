import { expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { made } from './htaccess-redirect.fixture';

test('handles 50,000 lines with a long chain', () => {
  const input = Array.from({ length: 50_000 }, (_, index) => `/page-${index} /page-${index + 1}`).join('\n');
  const { result, notes } = made({ mode: 'bulk', input });
  expect(result.split('\n')).toHaveLength(50_001);
  expect(notes).toContainEqual(note('chain', { count: 49_999, line: 1, target: '/page-1' }));
});
