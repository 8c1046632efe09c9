import { expose } from 'comlink';
import { makeContext } from './context';
import type { WorkerApi } from './in-worker';
import type { AnyTool } from './tool';

/** The one worker of the house: it loads the tool that the page names, and no other. */
const tools = import.meta.glob<AnyTool>('../tools/*/*/tool.ts', { import: 'default' });

const api: WorkerApi = {
  async run(id, values, lang, progress) {
    const load = tools[`../tools/${id}/tool.ts`];
    if (!load) throw new Error(`There is no tool '${id}'`);
    const tool = await load();
    return tool.run(values, makeContext(lang, new AbortController().signal, progress));
  },
};

expose(api);
