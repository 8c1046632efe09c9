import type { Family } from '../../../data/families';

/** A row of `/api/{lang}/uses`: a page whose tool takes a text or files. */
export interface Taker {
  /** The page's name. */
  readonly text: string;
  readonly url: string;
  readonly family: Family;
  /** The field that takes it. */
  readonly field: string;
  /**
   * Of a text field: extensions of what the tool is made for, none if it takes any text. Of a field for files: its
   * `accept`, in parts.
   */
  readonly takes: readonly string[];
  readonly files?: true;
  /** The place among the pages that most visitors of the family look for, from 0. */
  readonly place?: number;
  /** The page's language, if it isn't that of the page where the result is. */
  readonly lang?: string;
}

/** A result, as far as it decides which tools take it. */
export interface Given {
  /** 'json', 'png' */
  readonly extension: string;
  /** 'image/png'; of a text, empty. */
  readonly mime: string;
  /** The page it comes from, which isn't offered. */
  readonly path: string;
  /** The family of the tool it comes from. */
  readonly family: string;
}

const PLACES = 8;

/** A page in another language comes after the page's own for the same use, but before a tool for something else. */
const FOREIGN = 1.25;

/**
 * The pages that take a result, the likeliest first: tools made for its format, then the tools for any text that most
 * visitors look for, then all others. Tools made for another format stay at the end: a visitor may know better.
 */
export function rankTakers(takers: readonly Taker[], given: Given): readonly Taker[] {
  return takers
    .filter((taker) => taker.url !== given.path && fits(taker, given))
    .map((taker) => ({ taker, score: score(taker, given) - (taker.lang === undefined ? 0 : FOREIGN) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ taker }) => taker);
}

/** Whether a file field's `accept` allows the result. A text fits in every text field, a picture in none. */
function fits({ files, takes }: Taker, { extension, mime }: Given): boolean {
  if (!files) return mime === '' || mime.startsWith('text/');
  return takes.some((part) => part === `.${extension}` || (mime !== '' && (part === mime || part === wide(mime))));
}

/** 'image/png' → 'image/*' */
const wide = (mime: string): string => `${mime.split('/')[0]}/*`;

function score({ takes, files, place = PLACES, family }: Taker, given: Given): number {
  const liked = (PLACES - place) / PLACES;
  const near = family === given.family ? 0.5 : 0;
  if (files) return (given.mime === '' ? 0 : 4) + liked + near;
  if (takes.includes(given.extension)) return 4 + 4 / takes.length + liked + near;
  if (takes.length > 0) return -1 + liked / 2;
  return family === 'text' ? 2 + liked : liked + near;
}
