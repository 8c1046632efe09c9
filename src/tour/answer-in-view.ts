import { expect, type Page } from '@playwright/test';

/** A phone and a laptop of 2024. */
export const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
/** On the phone, the lowest position of the answer's top edge; on the laptop, how much of it must be in view. */
const LOWEST = 600;
const IN_VIEW = 200;

/**
 * Tools in which the visitor works on a document, a picture or a video that is on screen: the outputs describe it, or follow below it.
 */
const EDITORS = new Set([
  'code/data-viewer',
  'code/file-viewer',
  'code/html-playground',
  'code/json-editor',
  'code/markdown-editor',
  'code/rich-text-editor',
  'fonts/linkedin-formatter',
  'media/image-cropper',
  'media/online-photo-editor',
  'media/screen-recorder',
  'media/video-to-gif',
  'notes/notepad',
  'notes/shared-note',
  'notes/snapshot-code',
  'notes/snapshot-share',
]);

/**
 * Expects the first result, or the message instead of it, to be in view without scrolling: on a phone its top edge, on a
 * laptop all of it or its first 200 px. The page shows an example, on a phone.
 */
export async function expectAnswerInView(page: Page, tool: string, { laptop }: { laptop: boolean }): Promise<void> {
  await expectNoSideScroll(page);
  if (!EDITORS.has(tool))
    await expect.poll(async () => (await answer(page)).top, 'top of the answer on a phone').toBeLessThanOrEqual(LOWEST);
  if (!laptop) return;
  // The rest of the tool's first page stays at this size.
  await page.setViewportSize(LAPTOP);
  if (EDITORS.has(tool)) return;
  const seenTo = async () => {
    const { top, height } = await answer(page);
    return top + Math.min(height, IN_VIEW);
  };
  await expect.poll(seenTo, 'end of the answer on a laptop').toBeLessThanOrEqual(LAPTOP.height);
}

/** Expects the page to be no wider than the window. */
export const expectNoSideScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways').toBe(0);

/** The first part of the answer, from the top of the page. */
const answer = (page: Page): Promise<{ readonly top: number; readonly height: number }> =>
  page.evaluate(() => {
    const answers = [
      ...document.querySelectorAll('#tool :is(output, [role=alert], .table-scroll, .result-drawing img, .file img)'),
    ].filter(
      (answer) =>
        answer.getBoundingClientRect().height > 0 && (answer.textContent !== '' || answer instanceof HTMLImageElement),
    );
    const boxes = answers.map((answer) => answer.getBoundingClientRect());
    const [first] = boxes.toSorted((a, b) => a.top - b.top);
    return first ? { top: first.top + scrollY, height: first.height } : { top: Infinity, height: 0 };
  });
