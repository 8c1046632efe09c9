import { LINKEDIN } from '../../../data/platforms/linkedin';
import { graphemes } from '../../../core/text/graphemes';

/** More than this is never shown before the cut, whatever the lines hold. */
const LONGEST = 5_000;

/**
 * What a post shows before '…more': three lines or 210 characters, whichever comes first. Undefined: it is shown whole.
 * Lines that wrap are not counted, because how many they are depends on the screen.
 */
export function cutPost(post: string): string | undefined {
  const text = post.trimEnd();
  const head = text.slice(0, LONGEST).split('\n').slice(0, LINKEDIN.shownLines.value).join('\n');
  const shown = graphemes(head).slice(0, LINKEDIN.shown.value).join('');
  return shown.length < text.length ? shown.trimEnd() : undefined;
}
