import { choice, flag, give, line, problem, statsTool, text } from '../../../kinds/contract';
import { readCode } from '../../../features/clips/room-code';

/**
 * `run` handles only what a link contains: its text is the newest clip. The page itself fills in the clips of this
 * device, the link to another device, and the code of a room.
 */
export default statsTool({
  eager: true,
  fields: {
    input: text({ rows: 2, accept: 'image/*,.txt,.md,.csv,.json,text/*' }),
    title: line(),
    room: line({ autocomplete: 'off' }),
    expires: choice(['1h', '24h', '7d'], { initial: '24h' }),
    hide: flag(),
    /** For the page that receives clips: what comes from another device is shown first. */
    next: flag(false, { hidden: true }),
  },
  outputs: {
    result: give.text(),
    count: give.integer(),
    link: give.code(),
    code: give.code(),
  },
  run: ({ input, room }) => {
    const read = room === '' ? undefined : readCode(room);
    if (read?.fault === 'length') return problem('codeLength', { n: read.length }, 'room');
    if (read?.fault === 'letter') return problem('codeLetter', { letter: read.letter }, 'room');
    return { result: input, count: input === '' ? 0 : 1, link: undefined, code: undefined, empty: input === '' };
  },
});
