/**
 * Differences between browsers that are known and are to stay, each with its reason.
 * @type {readonly import('./compare.mjs').Allowed[]}
 */
export const ALLOWED = [
  {
    tool: 'lookup/dns-lookup',
    in: ['chromium', 'firefox', 'webkit'],
    what: ['state', 'outputs', 'alerts', 'errors'],
    why: 'it asks a service: each browser asks at another time, and words its own error where there is no network',
  },
  {
    tool: 'random/random-password',
    in: ['firefox', 'webkit'],
    what: ['outputs'],
    name: 'result',
    why: 'a password is drawn anew each time; its examples say only how strong it is',
  },
];
