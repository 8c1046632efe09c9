import { expose } from 'comlink';
import { makeContext } from './context';
import type { WorkerApi } from './in-worker';
import type { AnyTool } from './tool';

/** The one worker of the house: it loads the tool that the page names, and no other. */
const tools = import.meta.glob<AnyTool>('../tools/*/*/tool.ts', { import: 'default' });

async function toolOf(id: string): Promise<AnyTool> {
  const load = tools[`../tools/${id}/tool.ts`];
  if (!load) throw new Error(`There is no tool '${id}'`);
  return load();
}

const api: WorkerApi = {
  load: async (id) => void (await toolOf(id)),
  run: async (id, values, lang, progress) => {
    const tool = await toolOf(id);
    const start = performance.now();
    const result: unknown = await tool.run(values, makeContext(lang, new AbortController().signal, progress));
    // For `npm run bench`, which sets it against what the whole page needs.
    performance.measure('run', { start });
    return result;
  },
};

expose(api);
