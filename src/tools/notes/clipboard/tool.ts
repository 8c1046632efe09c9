import { choice, flag, give, line, problem, statsTool, text } from '../../../kinds/contract';
import { readCode } from '../../../features/clips/room-code';

/**
 * `run` says what a link brings: the newest clip is its text. What lies on this device, the link to another one and the
 * code of a room are the page's to say.
 */
export default statsTool({
  eager: true,
  fields: {
    input: text({ rows: 2, accept: 'image/*,.txt,.md,.csv,.json,text/*' }),
    title: line(),
    room: line({ autocomplete: 'off' }),
    expires: choice(['1h', '24h', '7d'], { initial: '24h' }),
    hide: flag(),
    /** The page of the device that takes: what comes from another one stands first. */
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
