import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORGET, LOOK, WAKE } from './page-scripts.mjs';
import { look } from './visit.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser that shows one answer after another, and repeats the last one. */
function fake(answers, errors = []) {
  const done = [];
  let at = 0;
  return {
    done,
    open: async (url) => void done.push(url),
    run: async (script) => {
      if (script !== LOOK) return void done.push(script);
      return JSON.stringify(answers[Math.min(at++, answers.length - 1)]);
    },
    takeErrors: () => errors.splice(0),
  };
}
const shows = (state, outputs = {}) => ({ state, outputs, alerts: [] });
const visit = { path: '/a/', fragment: 'input=x' };
const hasResult = ({ outputs }) => outputs.result !== undefined;

async function seenBy(driver) {
  const seen = look(driver, 'http://site', visit, hasResult);
  await vi.runAllTimersAsync();
  return seen;
}

test('opens a page as a new visitor and hydrates its form', async () => {
  const driver = fake([shows('done', { result: ['x'] })]);
  await seenBy(driver);
  expect(driver.done).toEqual(['http://site/robots.txt', FORGET, 'http://site/a/#input=x', WAKE]);
});

test('waits for the form, and for results that appear after its state', async () => {
  const driver = fake([shows('loading'), shows('working'), shows('done'), shows('done', { result: ['x'] })]);
  expect(await seenBy(driver)).toEqual({ ...shows('done', { result: ['x'] }), errors: [] });
});

test('does not stop at a first result that still changes', async () => {
  const driver = fake([shows('done', { result: ['x'] }), shows('done', { result: ['x'], link: ['y'] })]);
  expect((await seenBy(driver)).outputs).toEqual({ result: ['x'], link: ['y'] });
});

test.for(['done', 'working'])('returns what is there if nothing else comes: %s', async (state) => {
  expect((await seenBy(fake([shows(state)]))).state).toBe(state);
});

test('ignores errors from before the page was opened', async () => {
  const errors = ['old'];
  const driver = fake([shows('done', { result: ['x'] })], errors);
  const { open } = driver;
  driver.open = async (url) => {
    await open(url);
    if (url.endsWith('#input=x')) errors.push('own');
  };
  expect((await seenBy(driver)).errors).toEqual(['own']);
});
