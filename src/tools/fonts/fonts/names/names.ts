import type { MarkupEffect, StyleId } from '../../../../data/fonts';

/** The styles' names in one language: they head the cards, and an empty form shows each name in its own style. */
export interface Names {
  readonly styles: Readonly<Record<StyleId, string>>;
  /** A word in which an app's own formatting is shown while nothing is typed. */
  readonly samples: Readonly<Record<MarkupEffect, string>>;
}
