import { expect, type Page } from '@playwright/test';

/** A phone of 2024, and the lowest position at which its visitor sees the answer without scrolling. */
const PHONE = { width: 390, height: 844 };
const LOWEST = 700;

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

/** Expects the first result, or the message instead of it, to be in view on a phone. The page shows an example. */
export async function expectAnswerInView(page: Page, tool: string): Promise<void> {
  if (EDITORS.has(tool)) return;
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expect.poll(() => topOfAnswer(page), 'top of the first result on a phone').toBeLessThanOrEqual(LOWEST);
  if (desktop) await page.setViewportSize(desktop);
}

const topOfAnswer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const answers = [
      ...document.querySelectorAll('#tool :is(output, [role=alert], .table-scroll, .result-drawing img, .file img)'),
    ].filter(
      (answer) =>
        answer.getBoundingClientRect().height > 0 && (answer.textContent !== '' || answer instanceof HTMLImageElement),
    );
    return Math.min(...answers.map((answer) => answer.getBoundingClientRect().top + scrollY));
  });
