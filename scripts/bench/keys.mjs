import { median } from './median.mjs';

/** Typing in the tool that shows all styles: the median of thirty times from a key to the frame that shows it. */
export async function keyToFrame(browser, url) {
  const page = await browser.newPage();
  await page.goto(new URL('/fancy-font-generator/', url).href);
  const input = page.locator('form#tool textarea[name=input]');
  await input.fill('The quick brown fox jumps over the dog. '.repeat(7));
  await page.locator('form#tool[data-state=done]').waitFor();
  await page.evaluate(() => {
    window.keys = [];
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        requestAnimationFrame(() => setTimeout(() => window.keys.push(performance.now() - began)));
      },
      true,
    );
  });
  await input.press('End');
  for (let key = 0; key < 30; key++) await input.press('a');
  const times = await page.evaluate(() => window.keys);
  await page.close();
  return median(times);
}
