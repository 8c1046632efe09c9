import { expect, test } from 'vitest';
import { AskError } from '../../../core/service-error';
import { recordedStatus } from '../../../kinds/contract/recorded-status';
import { problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { checker } from './check';
import { domainsFor, suffixesOf } from './names';
import tool from './tool';

test.for([
  ['bakery', ['bakery.com', 'bakery.io']],
  ['Bakery.NET', ['bakery.net']],
  ['https://bakery.org/x', ['bakery.org']],
  ['bäckerei', ['xn--bckerei-5wa.com', 'xn--bckerei-5wa.io']],
  ['xn--bckerei-5wa', ['xn--bckerei-5wa.com', 'xn--bckerei-5wa.io']],
  ['my_bakery', { fault: 'badCharacter', character: '_' }],
  ['my bakery', { fault: 'badCharacter', character: ' ' }],
  ['bakery-', { fault: 'badHyphen' }],
  ['ab--cd', { fault: 'badHyphen' }],
  ['a'.repeat(64), { fault: 'tooLong' }],
  ['192.0.2.1', { fault: 'notName' }],
  ['a..b', { fault: 'notName' }],
] as const)('%j: %j', ([typed, expected]) => expect(domainsFor(typed, ['com', 'io'])).toEqual(expected));

test('endings with dots, commas, and spaces are read, each once', () =>
  expect(suffixesOf(' .com, NET;io com')).toEqual(['com', 'net', 'io']));

test.for(['c*m', 'co..uk', '-com', '\ud83d'])('the ending %j is refused, and named', async (tlds) => {
  const given = await tool.run({ input: 'bakery', tlds: `com, ${tlds}` }, exampleContext());
  expect(given).toEqual(problem('badSuffix', { text: tlds }, 'tlds'));
});

// IANA’s root zone database: .рф is .xn--p1ai, .中国 is .xn--fiqs8s.
test('endings in other scripts are written in ASCII', () =>
  expect(suffixesOf('рф, .РФ .中国')).toEqual(['xn--p1ai', 'xn--fiqs8s']));

const dns = (Status: number, records: readonly object[] = []) => ({ Status, Answer: records });
const soa = (name: string) => ({ name, type: 6, TTL: 60, data: 'a. b. 1 2 3 4 5' });

// Never 'free' without a registry’s answer.
test.for([
  [
    'name servers in DNS',
    { 'type=NS': dns(0, [{ name: 'a.de.', type: 2, TTL: 60, data: 'ns.' }]), 'type=SOA': dns(0) },
    'taken',
  ],
  ['only an SOA', { 'type=NS': dns(0), 'type=SOA': dns(0, [soa('a.de.')]) }, 'taken'],
  ['the SOA of the parent', { 'type=NS': dns(0), 'type=SOA': dns(0, [soa('de.')]) }, 'noAnswer'],
  ['NXDOMAIN', { 'type=NS': dns(3), 'type=SOA': dns(3) }, 'notInDns'],
  ['a failing resolver', { 'type=NS': recordedStatus(500), 'type=SOA': dns(3) }, 'noAnswer'],
] as const)('a registry without RDAP, %s: %s', async ([, answers, expected]) => {
  const recorded = Object.fromEntries(Object.entries(answers).map(([end, answer]) => [`name=a.de&${end}`, answer]));
  // Answers with a TTL are remembered, so that each case needs a time of its own.
  const context = { ...exampleContext(recorded), now: new Date(Date.UTC(2030, 0, 1, (hour += 1))) };
  const found = await checker(context)('a.de');
  expect(found.state === 'unknown' ? found.why : found.state).toBe(expected);
});
let hour = 0;

test('a sentence counts the names, the unknown ones only if there are any', async () => {
  const context = exampleContext({
    '/domain/a.com': { objectClassName: 'domain' },
    '/domain/b.com': recordedStatus(404),
  });
  expect(await tool.run({ input: 'a.com, b.com', tlds: '' }, context)).toMatchObject({
    summary: { code: 'summary', with: { free: 1, taken: 1, total: 2 } },
  });
});

test('at most two questions at once to a registry, and none after it asked to wait', async () => {
  let [now, most, asked] = [0, 0, 0];
  const context = {
    ...exampleContext(),
    ask: async (url: string) => {
      asked++;
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      if (asked <= 2) return { objectClassName: 'domain' };
      throw new AskError({ code: 'error.status', host: new URL(url).host, status: 429, data: {} });
    },
  };
  const check = checker(context);
  const found = await Promise.all(Array.from({ length: 8 }, (_, index) => check(`name${index}.com`)));
  expect(most).toBe(2);
  expect(asked).toBeLessThan(5);
  expect(found.map(({ state }) => state)).toEqual(['taken', 'taken', ...Array(6).fill('unknown')]);
});

test.for([
  ['a', 'com', 'ok'],
  ['a', '', 'noSuffix'],
  ['', 'com', 'error.required'],
  [Array.from({ length: 101 }, (_, index) => `n${index}.com`).join('\n'), 'com', 'tooMany'],
] as const)('names %#', async ([input, tlds, code]) => {
  const given = await tool.run({ input, tlds }, exampleContext({ 'domain/a.com': recordedStatus(404) }));
  expect('code' in given ? given.code : 'ok').toBe(code);
});

test('a bad line spoils only itself', async () => {
  const context = exampleContext({ 'domain/good.com': recordedStatus(404) });
  expect(await tool.run({ input: 'good.com\nb_d.com', tlds: '' }, context)).toMatchObject({
    free: 1,
    problem: { code: 'badCharacter', with: { line: 2, text: 'b_d.com', character: '_' } },
  });
});
