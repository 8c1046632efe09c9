import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { minifyXml } from './xml';
import { run, resultOf } from './minifier.fixture';

test('css: reads a number with a million zeros only once', async () => {
  const number = `0.${'0'.repeat(1_000_000)}1`;
  expect((await resultOf('css', `a{opacity:${number};line-height:${number}00}`)).length).toBe(2_000_000 + 28);
});

test('html: handles unlimited nesting', async () => {
  const outcome = await run('html', '<b>'.repeat(50_000));
  expect(isProblem(outcome) ? outcome.code : 'minified').toMatch(/tooDeep|minified/);
});

test('xml: minifies twenty megabytes', () => {
  const text = `<a>${'<b x="1">text</b>\n'.repeat(1_000_000)}</a>`;
  expect(minifyXml(text, { keepComments: false, collapseEmpty: true }).text).toHaveLength(text.length - 1_000_000);
});
