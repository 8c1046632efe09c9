import { expose, transfer } from 'comlink';
import { asUtf8, isUtf8Text } from '../../core/text/long-text';
import { makeContext } from './run-context';
import type { WorkerApi } from './worker-client';
import type { AnyTool } from '../contract/tool';
import { expandTexts } from '../form/expand-texts';

/** The one worker script for all tools: it loads the tool that the page asks for. */
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
    const given = await expandTexts(values, tool.fields);
    const start = performance.now();
    const result: unknown = await tool.run(given, makeContext(lang, new AbortController().signal, progress));
    // `npm run bench` compares this with the time that the whole page needs.
    performance.measure('run', { start });
    return long ? withBytes(result, tool) : result;
  },
};

/** Converts the long texts of a result to bytes, which are transferred instead of copied. */
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
