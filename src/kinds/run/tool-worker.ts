import { expose, transfer } from 'comlink';
import { asUtf8, isUtf8Text } from '../../core/text/long-text';
import { makeContext } from './run-context';
import type { WorkerApi } from './worker-client';
import type { AnyTool } from '../contract/tool';
import { withTexts } from '../form/expand-texts';

/** The one worker of the house: it loads the tool that the page names, and no other. */
const tools = import.meta.glob<AnyTool>('../../tools/*/*/tool.ts', { import: 'default' });

async function toolOf(id: string): Promise<AnyTool> {
  const load = tools[`../../tools/${id}/tool.ts`];
  if (!load) throw new Error(`There is no tool '${id}'`);
  return load();
}

const api: WorkerApi = {
  load: async (id) => void (await toolOf(id)),
  run: async (id, values, lang, long, progress) => {
    const tool = await toolOf(id);
    const given = await withTexts(values, tool.fields);
    const start = performance.now();
    const result: unknown = await tool.run(given, makeContext(lang, new AbortController().signal, progress));
    // For `npm run bench`, which sets it against what the whole page needs.
    performance.measure('run', { start });
    return long ? withBytes(result, tool) : result;
  },
};

/** A result whose long texts are bytes, which change hands without being copied. */
function withBytes(result: unknown, { outputs }: AnyTool): unknown {
  const values = typeof result === 'string' ? { result } : result;
  if (typeof values !== 'object' || values === null) return result;
  const texts = Object.entries(values).map(([name, value]): [string, unknown] => [
    name,
    outputs[name]?.type === 'text' && typeof value === 'string' ? asUtf8(value) : value,
  ]);
  return transfer(
    Object.fromEntries(texts),
    texts.flatMap(([, value]) => (isUtf8Text(value) ? [value.utf8.buffer] : [])),
  );
}

expose(api);
