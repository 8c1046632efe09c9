/** A tool whose first example asks a service. */
const asksService = (tool) => ({
  tool,
  in: ['chromium', 'firefox', 'webkit'],
  what: ['state', 'outputs', 'alerts', 'errors'],
  why: 'it calls a service: each browser calls it at a different time, and has its own error message without a network',
});

/**
 * Known differences between browsers that are accepted, each with its reason.
 * @type {readonly import('./compare.mjs').Allowed[]}
 */
export const ALLOWED = [
  asksService('lookup/dns-lookup'),
  asksService('lookup/domain-availability'),
  asksService('lookup/ip-address-lookup'),
  {
    tool: 'random/random-password',
    in: ['firefox', 'webkit'],
    what: ['outputs'],
    name: 'result',
    why: 'a password is random each time; its examples only tell how strong it is',
  },
  {
    tool: 'random/picker',
    in: ['firefox', 'webkit'],
    what: ['outputs'],
    name: 'drawnAt',
    why: 'the time of the draw',
  },
  {
    tool: 'random/word-picker',
    in: ['firefox', 'webkit'],
    what: ['outputs'],
    name: 'seedUsed',
    why: 'without a seed in the link, each visit draws its own',
  },
  {
    tool: 'notes/snapshot-code',
    in: ['webkit'],
    what: ['outputs'],
    name: 'imageWidth',
    why: 'each browser measures the text with its own monospaced font until the picture’s font has loaded',
  },
];
