import { yieldToMain } from '../../core/yield-to-main';
import { linkParts } from './link-parts';

/** Lines, or characters, per block: the browser lays out a block when it comes into view. */
const LINES = 100;
const CHARACTERS = 8_000;

/** Blocks inserted before yielding to the main thread. */
const AT_ONCE = 40;

/**
 * Shows a text from elsewhere: text nodes, and links for its http and https addresses; never HTML. A text of megabytes
 * is split into blocks that are laid out when they come into view (`.text-block` has `content-visibility: auto`). False
 * when another text was requested in the meantime.
 */
export async function showText(
  container: HTMLElement,
  text: string,
  cancelled: () => boolean = () => false,
): Promise<boolean> {
  const blocks = blocksOf(text);
  container.replaceChildren();
  for (const [count, block] of blocks.entries()) {
    const parts = linkParts(block).map(({ text: part, href }) => (href === undefined ? part : linkTo(href)));
    if (blocks.length === 1) container.append(...parts);
    else {
      const target = document.createElement('span');
      target.className = 'text-block';
      target.append(...parts);
      container.append(target);
    }
    if (count % AT_ONCE !== AT_ONCE - 1) continue;
    await yieldToMain();
    if (cancelled()) return false;
  }
  return true;
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow ugc';
  return link;
}

/** Splits after line breaks; a line that is longer than a block is a block, however long. */
export function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  let from = 0;
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines++;
    if (lines < LINES && at - from < CHARACTERS) continue;
    blocks.push(text.slice(from, at + 1));
    from = at + 1;
    lines = 0;
  }
  return from < text.length ? [...blocks, text.slice(from)] : blocks;
}
