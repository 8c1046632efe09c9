import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'xoroshiro128+ written in Python after its authors’ reference, over the list of November 27, 2026';

/** Expects `count` strings that all have one form. */
const each =
  (count: number, form: RegExp) =>
  ({ result = [] }: Record<string, readonly string[]>) =>
    result.length === count && result.every((text) => form.test(text));

export default [
  {
    values: { browser: 'any', os: 'any', device: 'any', count: 5, unique: true },
    gives: ({ result = [] }) => new Set(result).size === 5 && result.every((text) => text.startsWith('Mozilla/5.0 (')),
    source: 'every current browser begins with Mozilla/5.0 (MDN, User-Agent)',
  },
  {
    values: { browser: 'firefox', os: 'linux', count: 5 },
    gives: each(5, /^Mozilla\/5\.0 \(X11; .*Linux.*rv:(\d+)\.0\) Gecko\/20100101 Firefox\/\1\.0$/),
    source: 'MDN, User-Agent',
  },
  {
    values: { browser: 'edge', os: 'windows', count: 2, unique: true, as: 'lines', seed: 'smallkit' },
    gives:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0 Safari/537.36 Edg/152.0.0.0\n' +
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36 Edg/151.0.0.0',
    source: PYTHON,
  },
  {
    values: { os: 'android', count: 2, seed: 'smallkit' },
    gives: {
      result: [
        'Mozilla/5.0 (Android 17; Mobile; rv:156.0) Gecko/156.0 Firefox/156.0',
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0.0.0 Mobile Safari/537.36',
      ],
      available: '13',
      seedUsed: 'smallkit',
    },
    source: PYTHON,
  },
  {
    values: { browser: 'safari', device: 'mobile', count: 3 },
    gives: each(3, /^Mozilla\/5\.0 \(iPhone; .* Version\/[\d.]+ Mobile\/15E148 Safari\/604\.1$/),
    source: 'WebKit: the build number and the system version in Safari’s string are frozen',
  },
  {
    values: { browser: 'safari', os: 'windows' },
    gives: problem('safariOnly', { os: 'Windows' }, 'os'),
    source: 'Apple’s last Safari for Windows was version 5.1.7, in 2012',
  },
  {
    values: { os: 'linux', device: 'mobile' },
    gives: problem('notMobile', { os: 'Linux' }, 'device'),
    source: 'the system of phones is Android or iOS',
  },
  {
    values: { browser: 'firefox', os: 'linux', count: 5, unique: true },
    gives: problem('notEnough', { possible: 4 }, 'count'),
    source: 'the list, counted in Python',
  },
] satisfies Examples<typeof tool>;
