import { describe, expect, test } from 'vitest';
import { runExample } from '../kinds/run/run-example';
import type { AnyExample, AnyTool } from '../kinds/contract';

const tools = import.meta.glob<{ default: AnyTool }>('./*/*/tool.ts', { eager: true });
const examples = import.meta.glob<{ default: readonly AnyExample[] }>('./*/*/examples.ts', { eager: true });

/** Tools whose result no link can carry: `tools/<family>/<tool>` and why. */
const WITHOUT_EXAMPLES = new Set<string>([]);

for (const [path, { default: tool }] of Object.entries(tools)) {
  const id = path.slice(2, -'/tool.ts'.length);
  describe(id, () => {
    const own = examples[path.replace('tool.ts', 'examples.ts')]?.default ?? [];
    if (!WITHOUT_EXAMPLES.has(id)) test('has an example', () => expect(own.length).toBeGreaterThan(0));
    test.for(own.filter((example) => example.where !== 'browser'))(
      '$values gives what $source says',
      async (example) => {
        await runExample(tool, example);
      },
    );
  });
}
