import { createElement, Suspense, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import type { Lang } from '../i18n/languages';
import { island, type IslandProps } from '../kinds/form/island';
import { islandProps } from '../layouts/tool-registry';
import BrazilId from './random/brazil-id/island';
import Picker from './random/picker/island';
import number from './random/random-number/tool';
import text from './random/random-text/tool';
import TestCard from './random/test-card/island';
import Uuid from './random/uuid/island';
import vin from './random/vin/tool';

const ISLANDS = {
  'random/brazil-id': BrazilId,
  'random/picker': Picker,
  'random/random-number': island(number, {}),
  'random/random-text': island(text, {}),
  'random/test-card': TestCard,
  'random/uuid': Uuid,
  'random/vin': island(vin, {}),
};
type Tool = keyof typeof ISLANDS;

const propsOf = (tool: Tool, lang: Lang, preset: Record<string, string> = {}): IslandProps =>
  islandProps({ file: 'content/tools/a.md', tool, lang, preset, slug: 'a' });

async function firstButton(tool: Tool, props: IslandProps): Promise<string | undefined> {
  const Island: ComponentType<IslandProps> = ISLANDS[tool];
  const { prelude } = await prerender(<Suspense>{createElement(Island, props)}</Suspense>);
  return /<button type="submit" class="primary">([^<]*)</.exec(await new Response(prelude).text())?.[1];
}

test.for([
  ['random/picker', 'es', {}, 'Sortear'],
  ['random/picker', 'pl', { mode: 'pick' }, 'Losuj'],
  ['random/picker', 'en', { mode: 'shuffle' }, 'Shuffle'],
  ['random/picker', 'it', { mode: 'groups' }, 'Forma gruppi'],
  ['random/random-number', 'pt', {}, 'Sortear'],
  ['random/random-text', 'en', {}, 'Generate'],
  // What is typed is checked at once, and another press would change nothing.
  ['random/vin', 'en', {}, 'Generate'],
  ['random/vin', 'en', { mode: 'check' }, undefined],
  ['random/uuid', 'ru', {}, 'Создать'],
  ['random/uuid', 'ru', { mode: 'inspect' }, undefined],
  ['random/uuid', 'en', { version: 'v5' }, undefined],
  ['random/test-card', 'fr', {}, 'Générer'],
  ['random/test-card', 'fr', { mode: 'check' }, undefined],
  ['random/brazil-id', 'pt', {}, 'Gerar'],
  ['random/brazil-id', 'pt', { mode: 'validate' }, undefined],
  ['random/brazil-id', 'pt', { mode: 'complete', doc: 'rg' }, undefined],
] as const)('%s in %s with %j: the button says %s', async ([tool, lang, preset, label]) =>
  expect(await firstButton(tool, propsOf(tool, lang, preset))).toBe(label),
);

test('a page contains the word “Generate” only if its button says it', () => {
  expect(propsOf('random/random-text', 'en').words['action.generate']).toBe('Generate');
  expect(propsOf('random/picker', 'en').words).not.toHaveProperty('action.generate');
});
