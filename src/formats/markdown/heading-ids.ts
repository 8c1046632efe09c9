import type { gfmHtml } from 'micromark-extension-gfm';

type HtmlExtension = ReturnType<typeof gfmHtml>;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const EQUALS = 61;

/**
 * Ids for Markdown's headings by GitHub's rule, so that links inside a document work: lowercase, without punctuation,
 * each space a hyphen, repeats with `-1`, `-2`. Headings written as HTML keep their ids.
 */
export function headingIds(): HtmlExtension {
  const idOf = sluggers();
  return {
    exit: {
      atxHeadingSequence(token) {
        if (this.getData('headingRank') !== undefined) return;
        this.setData('headingRank', this.sliceSerialize(token).length);
        this.buffer();
      },
      atxHeading() {
        const html = this.resume();
        const rank = String(this.getData('headingRank'));
        this.lineEndingIfNeeded();
        this.tag(`<h${rank} id="${idOf(html)}">`);
        this.raw(html);
        this.tag(`</h${rank}>`);
        this.setData('headingRank', undefined);
      },
      setextHeadingLineSequence(token) {
        this.setData('headingRank', this.sliceSerialize(token).charCodeAt(0) === EQUALS ? 1 : 2);
      },
      setextHeading() {
        const html = this.resume();
        const rank = String(this.getData('headingRank'));
        this.setData('slurpAllLineEndings', undefined);
        this.lineEndingIfNeeded();
        this.tag(`<h${rank} id="${idOf(html)}">`);
        this.raw(html);
        this.tag(`</h${rank}>`);
        this.setData('headingRank', undefined);
      },
    },
  };
}

function sluggers(): (html: string) => string {
  const used = new Map<string, number>();
  return (html) => {
    const slug = slugOf(html);
    let id = slug;
    for (let repeat = used.get(slug) ?? 0; used.has(id);) {
      repeat++;
      used.set(slug, repeat);
      id = `${slug}-${repeat}`;
    }
    used.set(id, used.get(id) ?? 0);
    return id;
  };
}

/** The slug that GitHub makes of a heading's HTML. */
export function slugOf(html: string): string {
  const text = html
    .replace(/<\/?[a-z!?][^>]*>/gi, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
