import { TOP_LEVEL_DOMAINS } from '../../../data/top-level-domains';
import type { FindBare } from './plain';

/** Finds hosts without a scheme that end in a top-level domain (linkify-it, loaded on first use). */
export async function bareFinder(): Promise<FindBare> {
  const { linkifyit } = await import('linkify-it');
  const linkify = linkifyit({ fuzzyLink: true, tlds: [...TOP_LEVEL_DOMAINS] });
  return (text) =>
    (linkify.match(text) ?? [])
      .filter(({ schema }) => schema === '')
      .map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
}
