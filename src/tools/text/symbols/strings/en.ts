import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    q: 'Search',
    // Never shown: the page sets it.
    set: 'Kind of symbols',
    category: 'Category',
    // How many symbols are shown.
    count: 'Symbols',
  },
  hints: { q: 'By name, by code (U+2665, &hearts;, \\u2665), or by the symbol itself' },
  placeholders: { q: 'heart, right arrow, U+2603' },
  choices: {
    category: {
      all: 'All',
      stars: 'Stars',
      hearts: 'Hearts',
      arrows: 'Arrows',
      flowers: 'Flowers and plants',
      lines: 'Lines and dashes',
      brackets: 'Brackets',
      bullets: 'Bullets',
      checks: 'Check marks and crosses',
      music: 'Music',
      weather: 'Weather and sky',
      zodiac: 'Zodiac, planets, gender',
      chess: 'Chess and board games',
      cards: 'Cards and dice',
      currency: 'Money',
      maths: 'Math',
      greek: 'Greek letters',
      latin: 'Letters with accents',
      punctuation: 'Punctuation and marks',
      fractions: 'Fractions',
      superscripts: 'Superscript and subscript',
      numbers: 'Numbers in circles, Roman numerals',
      boxes: 'Box drawing',
      blocks: 'Blocks and shades',
      shapes: 'Shapes',
      hands: 'Hands',
      faces: 'Faces',
      religious: 'Religion and belief',
      technical: 'Keys, tools, and technical symbols',
      // Japanese faces made of characters: (^‿^)
      kaomoji: 'Kaomoji',
      // Decorated lines between paragraphs.
      dividers: 'Dividers and frames',
    },
  },
  problems: {
    nothingFound: 'No symbol found for “{query}”. Clear the search and choose “All” to see them all.',
  },
  own: {
    showAll: 'Show all symbols',
    // A line of text into which tapped symbols are put one behind the other.
    tray: 'Collected symbols',
    trayHint: 'Symbols you tap are collected here',
    details: 'How to write this symbol',
    symbol: 'Symbol',
    codePoint: 'Code point',
    entity: 'HTML',
    numericEntity: 'HTML number',
    css: 'CSS',
    javaScript: 'JavaScript',
    utf8: 'UTF-8 bytes',
    // Typed on the number pad while the Alt key is held down.
    alt: 'Windows',
    // The same symbol as black and white text, or as a colored emoji.
    textForm: 'Text form',
    emojiForm: 'Emoji form',
    missing: 'This device has no font with this symbol, so it shows a box.',
    // The English name in the Unicode Standard; shown where the page's language has another.
    unicodeName: 'Unicode name',
    // Five buttons under a hand: the hand in each tone.
    skinTones: 'Skin tones',
    skinLight: 'Light skin tone',
    skinMediumLight: 'Medium-light skin tone',
    skinMedium: 'Medium skin tone',
    skinMediumDark: 'Medium-dark skin tone',
    skinDark: 'Dark skin tone',
  },
} satisfies ToolStrings<typeof tool>;
