import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { JsonSource } from './json-source';
import { closed, firstRows, opened } from './open-rows';
import tool from './tool';

const view = async (input: string, path = '') =>
  outcomeOf(await tool.run({ input, format: 'json', path, relaxed: false }, exampleContext()));

async function sourceOf(input: string): Promise<JsonSource> {
  const files = (await view(input)).values.tree;
  if (!Array.isArray(files)) throw new Error('the result has no tree');
  const [text, cells]: { blob: Blob }[] = files;
  return new JsonSource(
    new Uint8Array((await text?.blob.arrayBuffer()) ?? new ArrayBuffer()),
    new Int32Array((await cells?.blob.arrayBuffer()) ?? new ArrayBuffer()),
  );
}

test('accepts 100,000 nested brackets', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const { values } = await view(deep);
  expect(values).toMatchObject({ nodes: 100_000, depth: 100_000 });
  expect((await view(deep, '$..*')).problem?.code).toBe('pathDepth');
});

test('opens a list of a million items', async () => {
  const source = await sourceOf(`[${'1,'.repeat(999_999)}1]`);
  const rows = firstRows(source);
  expect(rows.nodes).toHaveLength(1_000_001);
  expect(opened(source, closed(rows, 0), 0).nodes).toHaveLength(1_000_001);
});
