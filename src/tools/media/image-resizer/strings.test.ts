import { expect, test } from 'vitest';
import { SOCIAL_SIZES } from '../../../data/social-sizes';
import { fill } from '../../../i18n/format';
import strings from './strings/en';
import polish from './strings/pl';
import russian from './strings/ru';

const labels = Object.entries(strings.choices.preset);

test.for(Object.entries(SOCIAL_SIZES))('the label of %s contains its size', ([id, { value }]) => {
  expect(labels.find(([own]) => own === id)?.[1]).toMatch(new RegExp(`, ${value.width} × ${value.height}$`));
});

test('every size can be chosen', () => expect(labels).toHaveLength(Object.keys(SOCIAL_SIZES).length + 1));

test.for([
  ['ru', 61, 'В «a.jpg» 61 мегапиксель.'],
  ['ru', 64, 'В «a.jpg» 64 мегапикселя.'],
  ['ru', 100, 'В «a.jpg» 100 мегапикселей.'],
  ['pl', 61, '„a.jpg” ma 61 megapikseli.'],
  ['pl', 64, '„a.jpg” ma 64 megapiksele.'],
] as const)('in %s, the note about %i megapixels starts with %s', ([lang, megapixels, start]) => {
  const { huge } = { ru: russian, pl: polish }[lang].notes;
  expect(fill(huge, { file: 'a.jpg', megapixels }, lang).slice(0, start.length)).toBe(start);
});
