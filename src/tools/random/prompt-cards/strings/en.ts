import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  action: 'Pick', // the main button: take a card
  labels: {
    unique: listWords.labels.unique,
    as: listWords.labels.as,
    seedUsed: listWords.labels.seedUsed,
    game: 'Game',
    difficulty: 'Difficulty',
    category: 'Category',
    timer: 'Seconds per turn',
    v: 'List date',
    categories: 'Categories',
    levels: 'Difficulty',
    available: 'Matching prompts',
    listDate: 'List updated',
  },
  hints: { ...listWords.hints, timer: '0 means no time limit.' },
  choices: {
    as: listWords.choices.as,
    game: { charades: 'Charades', pictionary: 'Pictionary' },
    difficulty: { any: 'Any', easy: 'Easy', medium: 'Medium', hard: 'Hard', kids: 'For kids' },
    category: {
      any: 'Any',
      action: 'Actions',
      object: 'Objects',
      animal: 'Animals',
      person: 'People',
      place: 'Places',
      film: 'Movies',
      book: 'Books',
      food: 'Food',
      phrase: 'Phrases',
    },
  },
  own: {
    party: 'Play in teams',
    teams: 'Teams',
    sound: 'Sound when time is up',
    begin: 'Start the game',
    turn: 'Team {team}: pass the phone, then hold the card to read it.',
    hold: 'Hold to see the card',
    guessed: 'Guessed',
    skip: 'Skip',
    stop: 'End the turn',
    over: 'Team {team} is done: {guessed, plural, one {# card} other {# cards}} guessed.',
    next: 'Team {team} is next',
    score: 'Team {team}: {score, plural, one {# point} other {# points}}',
    finish: 'End the game',
    fullScreen: 'Full screen',
  },
  problems: {
    ...listWords.problems,
    nothingFits: 'No prompt has both this category and this difficulty. Choose “Any” for one of them.',
  },
  notes: {
    ...listWords.notes,
    listChanged:
      'This link was made with the list of {made}. The list of {now} may give different prompts for the same seed.',
  },
  terms: {
    action: 'Action',
    object: 'Object',
    animal: 'Animal',
    person: 'Person',
    place: 'Place',
    film: 'Movie',
    book: 'Book',
    food: 'Food',
    phrase: 'Phrase',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    kids: 'for kids',
  },
} satisfies ToolStrings<typeof tool>;
