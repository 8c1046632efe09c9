import { expect, test } from 'vitest';
import { SOCIAL_SIZES } from '../../../data/social-sizes';
import strings from './strings/en';

const labels = Object.entries(strings.choices.preset);

test.for(Object.entries(SOCIAL_SIZES))('the label of %s contains its size', ([id, { value }]) => {
  expect(labels.find(([own]) => own === id)?.[1]).toMatch(new RegExp(`, ${value.width} × ${value.height}$`));
});

test('every size can be chosen', () => expect(labels).toHaveLength(Object.keys(SOCIAL_SIZES).length + 1));
