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
  asksService('lookup/registration-lookup'),
  asksService('lookup/youtube-thumbnail'),
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
    tool: 'random/random-string',
    in: ['firefox', 'webkit'],
    what: ['outputs'],
    name: 'result',
    why: 'a token is random each time; its examples only tell how long it is',
  },
  {
    tool: 'random/word-picker',
    in: ['firefox', 'webkit'],
    what: ['outputs'],
    why: 'without a seed in the link, each visit makes another draw; the tour compares what does not change',
  },
  {
    tool: 'calculate/age',
    in: ['webkit'],
    what: ['outputs'],
    name: 'age',
    why: 'Debian’s older ICU has another word for days in Polish',
  },
  {
    tool: 'calculate/timestamp-converter',
    in: ['firefox'],
    what: ['outputs'],
    name: 'words',
    why: 'Firefox’s CLDR writes hours in Polish with two digits',
  },
  {
    tool: 'media/word-cloud-generator',
    in: ['firefox', 'webkit'],
    what: ['outputs'],
    name: 'result',
    why: 'words are placed by their widths, which each browser measures in its own way',
  },
  {
    tool: 'notes/snapshot-code',
    in: ['webkit'],
    what: ['outputs'],
    name: 'imageWidth',
    why: 'each browser measures the text with its own monospaced font until the picture’s font has loaded',
  },
];
