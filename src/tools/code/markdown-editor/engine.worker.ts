import { expose } from 'comlink';
import { yieldToMain } from '../../../core/yield-to-main';
import { loadMicromark } from '../../../formats/markdown/markdown-parser';
import { newMemory } from '../../../formats/markdown/to-html';
import { readDocument } from './read-document';

/** The memoized results of the previous text: the next one differs by a few letters. */
const memory = newMemory();
let newest = 0;

const engine = {
  load: async () => void (await loadMicromark(true)),
  /** Undefined if a newer text arrived in the meantime. `alive` receives the progress, `head` the HTML so far. */
  read: async (input: string, gfm: boolean, alive: (part: number) => void, head: (html: string) => void) => {
    const own = ++newest;
    try {
      return await readDocument(input, gfm, {
        memory,
        onHead: head,
        async afterChunk(part) {
          alive(part);
          await yieldToMain();
          if (own !== newest) throw new Superseded();
        },
      });
    } catch (error) {
      if (error instanceof Superseded) return undefined;
      throw error;
    }
  },
};

class Superseded extends Error {}

export type Engine = typeof engine;

expose(engine);
