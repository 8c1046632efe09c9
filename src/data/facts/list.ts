import { FACT_TOPICS, type FactSource, type FactTopic, type SourcedFact } from '../facts';
import food from './food.json';
import history from './history.json';
import language from './language.json';
import nature from './nature.json';
import numbers from './numbers.json';
import people from './people.json';
import places from './places.json';
import science from './science.json';
import space from './space.json';

const SOURCES: Readonly<Record<FactTopic, readonly FactSource[]>> = {
  science,
  nature,
  space,
  history,
  language,
  food,
  numbers,
  places,
  people,
};

/**
 * All facts, by topic and source: draws are indices into this order. Import it dynamically, because a page needs it only for
 * a draw.
 */
export const FACTS: readonly SourcedFact[] = FACT_TOPICS.flatMap((topic) =>
  SOURCES[topic].flatMap(({ name, address, facts }) =>
    facts.map((text) => ({ text, topic, source: { name, address } })),
  ),
);
