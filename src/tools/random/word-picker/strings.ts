import type { Strings } from '../../../kinds';
import { LIST_WORDS } from '../../../lib/list-words';
import type tool from './tool';

const { en } = LIST_WORDS;

export default {
  en: {
    labels: {
      ...en.labels,
      list: 'What to draw',
      startsWith: 'Starts with',
      endsWith: 'Ends with',
      including: 'With these letters anywhere',
      minLength: 'Letters, at least',
      maxLength: 'Letters, at most',
      category: 'Category',
      forms: 'Forms of the verb',
      v: 'Day of the list',
      available: 'Entries to draw from',
      source: 'Where the words come from',
      listDate: 'List of',
    },
    hints: { ...en.hints, maxLength: 'Spaces do not count.' },
    choices: {
      ...en.choices,
      list: {
        word: 'Any word',
        noun: 'Nouns',
        verb: 'Verbs',
        adjective: 'Adjectives',
        object: 'Objects',
        'body-part': 'Parts of the body',
        topic: 'Topics',
      },
      category: {
        any: 'Any',
        household: 'Objects: in the house',
        clothing: 'Objects: clothes and what is worn',
        tool: 'Objects: tools',
        toy: 'Objects: toys and games',
        food: 'Objects: food',
        outdoor: 'Objects: outdoors',
        head: 'Body: head',
        torso: 'Body: torso',
        arm: 'Body: arm and hand',
        leg: 'Body: leg and foot',
        inside: 'Body: inside',
        debate: 'Topics: debate',
        speech: 'Topics: speech',
        essay: 'Topics: essay',
        'small-talk': 'Topics: small talk',
        drawing: 'Topics: drawing',
        writing: 'Topics: writing',
      },
      forms: { base: 'Base form', all: 'Base / past / -ing' },
    },
    problems: {
      ...en.problems,
      lengthOrder: 'At least {minLength} and at most {maxLength} letters cannot both be. Swap the two numbers.',
      noStart: 'Nothing that fits the rest starts with “{text}”. With any beginning, {left} would fit.',
      noEnd: 'Nothing that fits the rest ends with “{text}”. With any ending, {left} would fit.',
      noIncluding: 'Nothing that fits the rest has “{text}” in it. Without that, {left} would fit.',
      noLength: 'Nothing that fits the rest has {minLength} to {maxLength} letters. With any length, {left} would fit.',
      noCategory: 'Nothing in this category fits the rest. In other categories, {left} would fit.',
      nothingFits: 'Nothing fits all of these filters. Clear one of them.',
    },
    notes: {
      ...en.notes,
      listChanged:
        'The link was made with the list of {made}. The list of {now} may give other words for the same seed.',
    },
  },
} satisfies Strings<typeof tool>;
