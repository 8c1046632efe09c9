import { LINKEDIN } from '../../../data/platforms/linkedin';
import { graphemes } from '../../../core/text/graphemes';

/** The maximum number of UTF-16 units shown before the cut. */
const LONGEST = 5_000;

/**
 * The part of a post shown before '…more': three lines or 210 characters, whichever ends first. Undefined if all of it
 * is shown. Wrapped lines count as one, because wrapping depends on the screen.
 */
export function cutPost(post: string): string | undefined {
  const text = post.trimEnd();
  const head = text.slice(0, LONGEST).split('\n').slice(0, LINKEDIN.shownLines.value).join('\n');
  const shown = graphemes(head).slice(0, LINKEDIN.shown.value).join('');
  return shown.length < text.length ? shown.trimEnd() : undefined;
}
