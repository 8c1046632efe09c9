import { FORGET, LOOK, WAKE } from './page-scripts.mjs';

/** Between two looks at a page; until its form must have finished; then until its parts must have loaded. */
const STEP_MS = 150;
const FORM_TIMEOUT_MS = 30_000;
const PARTS_TIMEOUT_MS = 5_000;
/** This many looks in a row must be equal before a page is considered complete. */
const EQUAL_LOOKS = 3;

const pause = () => new Promise((done) => setTimeout(done, STEP_MS));
const isFinal = (state) => state !== 'loading' && state !== 'working';

/**
 * Opens a page as a new visitor and resolves to what it shows once its form has finished and shows what is expected.
 * After a while it resolves to what is there even if that is not as expected: tables and cards are modules that load
 * separately.
 * @param {import('./driver').Driver} driver
 * @param {string} origin
 * @param {import('./visits.mjs').Visit} visit
 * @param {(seen: import('./compare.mjs').Seen) => boolean} isExpected
 * @returns {Promise<import('./compare.mjs').Seen>}
 */
export async function look(driver, origin, { path, fragment }, isExpected) {
  await driver.open(`${origin}/robots.txt`);
  await driver.run(FORGET);
  driver.takeErrors();
  await driver.open(`${origin}${path}${fragment && `#${fragment}`}`);
  await driver.run(WAKE);
  const errors = [];
  let late = 0;
  let equal = 0;
  let last = '';
  for (let waited = 0; ; waited += STEP_MS) {
    errors.push(...driver.takeErrors());
    const text = await driver.run(LOOK);
    equal = text === last ? equal + 1 : 1;
    last = text;
    const seen = { ...JSON.parse(text), errors };
    if (isFinal(seen.state)) {
      if (late >= PARTS_TIMEOUT_MS || (equal >= EQUAL_LOOKS && isExpected(seen))) return seen;
      late += STEP_MS;
    } else if (waited >= FORM_TIMEOUT_MS) return seen;
    await pause();
  }
}
