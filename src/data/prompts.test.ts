import { describe, expect, test } from 'vitest';
import { BLOCKED } from '../../scripts/blocked-words.mjs';
import { CATEGORIES, DIFFICULTIES, fittingCards, promptsOf, type Game } from './prompts';

const GAMES: readonly Game[] = ['charades', 'pictionary'];

test('no pictionary prompt has a comma, because online games take a list separated by commas', async () => {
  const { cards } = await promptsOf('pictionary');
  expect(cards.filter(({ text }) => text.includes(','))).toEqual([]);
});

describe.for(GAMES)('%s', (game) => {
  test('has at least 400 prompts, each once', async () => {
    const { cards, checked } = await promptsOf(game);
    const texts = cards.map(({ text }) => text.toLowerCase());
    expect(cards.length).toBeGreaterThanOrEqual(400);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
  test('is NFC, trimmed, with a capital first, and short enough for a card', async () => {
    const { cards } = await promptsOf(game);
    const isFine = (text: string) =>
      text === text.normalize('NFC').trim() && /^[A-ZI]/.test(text) && !/['"]|\s\s/.test(text) && text.length <= 50;
    expect(cards.filter(({ text }) => !isFine(text))).toEqual([]);
  });
  test('has no slurs and no sexual words', async () => {
    const { cards } = await promptsOf(game);
    expect(cards.filter(({ text }) => text !== 'Moby-Dick' && BLOCKED.test(text))).toEqual([]);
  });
  test('has prompts for every category and difficulty', async () => {
    const { cards } = await promptsOf(game);
    for (const category of CATEGORIES) {
      for (const difficulty of DIFFICULTIES) {
        expect(fittingCards(cards, difficulty, category).length, `${category}, ${difficulty}`).toBeGreaterThanOrEqual(
          4,
        );
      }
    }
  });
});
