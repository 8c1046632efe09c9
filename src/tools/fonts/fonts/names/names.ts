import type { MarkupEffect, StyleId } from '../../../../data/fonts';

/**
 * The names of the styles in one language: the headings of the cards, which an empty form also shows in their own
 * style.
 */
export interface Names {
  readonly styles: Readonly<Record<StyleId, string>>;
  /** The sample word for an app's own formatting while nothing is typed. */
  readonly samples: Readonly<Record<MarkupEffect, string>>;
}
