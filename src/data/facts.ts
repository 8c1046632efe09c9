/** The topics of the list of facts, in the order in which their facts are drawn from. */
export const FACT_TOPICS = [
  'science',
  'nature',
  'space',
  'history',
  'language',
  'food',
  'numbers',
  'places',
  'people',
] as const;

export type FactTopic = (typeof FACT_TOPICS)[number];

/** A page about the subject, and the facts that it supports. */
export interface FactSource {
  readonly name: string;
  readonly address: string;
  readonly facts: readonly string[];
}

/** One fact: a sentence that ends in a full stop, with its topic and its source. */
export interface SourcedFact {
  readonly text: string;
  readonly topic: FactTopic;
  readonly source: Pick<FactSource, 'name' | 'address'>;
}

/**
 * The date on which sentences and addresses were last reviewed; review them once a year. No fact is confirmed by a dated copy of
 * its page: open the page before you rely on one. A seed draws other facts from a list of another date.
 */
export const FACTS_CHECKED = '2026-11-28';
