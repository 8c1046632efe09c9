import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { streamChunks } from './stream-chunks';

test('yields the chunks in order, without the stream’s own iterator', async () => {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const chunk of ['a', 'b', 'c']) controller.enqueue(chunk);
      controller.close();
    },
  });
  Object.defineProperty(stream, Symbol.asyncIterator, { value: undefined });
  const chunks: string[] = [];
  for await (const chunk of streamChunks(stream)) chunks.push(chunk);
  expect(chunks).toEqual(['a', 'b', 'c']);
});

test('passes on the stream’s error', async () => {
  const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) });
  await expect(streamChunks(stream).next()).rejects.toThrow('cut');
});

test('no module iterates over a stream directly, which fails in Safari', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|e2e)\.|stream-parts/.test(file));
  const direct = files.filter((file) =>
    /for await \([^)]*\bof [^)]*(?:\.body\b|\.stream\(\)|pipeThrough|\.readable\b)/.test(
      readFileSync(file, 'utf8').replaceAll(/streamChunks\(.*/g, ''),
    ),
  );
  expect(direct).toEqual([]);
});
