import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    q: 'Search',
    category: 'Mood',
    // How many faces are shown.
    count: 'Faces',
  },
  placeholders: { q: 'shrug, cat, hug, or part of a face' },
  choices: {
    category: {
      all: 'All',
      happy: 'Happy',
      love: 'Love',
      sad: 'Sad',
      angry: 'Angry',
      shrug: 'Shrugging',
      surprised: 'Surprised',
      confused: 'Confused',
      greeting: 'Greeting',
      animals: 'Animals',
      food: 'Food',
      music: 'Music',
      sleeping: 'Sleeping',
      fighting: 'Fighting',
      magic: 'Magic',
      tableflip: 'Table flips',
      western: 'Western :-)',
    },
  },
  problems: {
    nothingFound: 'No face found for “{query}”. Clear the search and choose “All” to see them all.',
  },
  own: {
    showAll: 'Show all faces',
    details: 'The chosen face',
    // Copies the face with backslashes, as Markdown needs it.
    markdown: 'Copy for Markdown, Reddit',
    markdownHint: 'On Reddit, Discord, and GitHub this shows as the face above:',
    sameHint: 'Markdown leaves this face as it is.',
    favourite: 'Add to favorites',
    unfavourite: 'Remove from favorites',
  },
} satisfies ToolStrings<typeof tool>;
