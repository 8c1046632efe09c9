import { expose } from 'comlink';
import { breathe } from '../../../core/yield-to-main';
import { loadMicromark } from '../../../formats/markdown/markdown-parser';
import { newMemory } from '../../../formats/markdown/to-html';
import { readDocument } from './read-document';

/** What came of the text before: the next one differs by a few letters. */
const memory = newMemory();
let newest = 0;

const engine = {
  load: async () => void (await loadMicromark(true)),
  /** Undefined where a newer text came meanwhile. `alive` is told how far it is, `head` what there is of the HTML. */
  read: async (input: string, gfm: boolean, alive: (part: number) => void, head: (html: string) => void) => {
    const own = ++newest;
    try {
      return await readDocument(input, gfm, {
        memory,
        onHead: head,
        async afterChunk(part) {
          alive(part);
          await breathe();
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
