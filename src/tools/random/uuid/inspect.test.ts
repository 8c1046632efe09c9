import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { inspectUuid, readUuid } from './inspect';
import tool from './tool';

const UUID = 'c232ab00-9414-11ec-b3c8-9f6bdeced846';

test.for([
  UUID,
  UUID.toUpperCase(),
  UUID.replaceAll('-', ''),
  `{${UUID}}`,
  `"${UUID}"`,
  `'${UUID}'`,
  `${UUID};`,
  `"${UUID}",`,
  `${UUID} ;`,
  `urn:uuid:${UUID}`,
  `URN:UUID:${UUID.toUpperCase()}`,
  `  {${UUID.replaceAll('-', '')}}\t`,
])('reads %j', (text) => expect(readUuid(text)).toEqual({ uuid: UUID }));

test.for([
  ['c232ab0g-9414-11ec-b3c8-9f6bdeced846', { column: 8, character: 'g' }],
  ['  {c232ab00-9414-11ec-b3c8-9f6bdeced84x}', { column: 39, character: 'x' }],
  ['c232ab0-09414-11ec-b3c8-9f6bdeced846', { column: 8, character: '-' }],
  ['urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced84👍', { column: 45, character: '👍' }],
  ['👍32ab00-9414-11ec-b3c8-9f6bdeced846', { column: 1, character: '👍' }],
  ['c232ab00-9414-11ec-b3c8-9f6bdeced84', { digits: 31 }],
  ['c232ab00-9414-11ec-b3c8-9f6bdeced8467', { digits: 33 }],
  ['c232ab00-9414-11ec-b3c89-f6bdeced8467', { digits: 33 }],
  ['c232ab00', { digits: 8 }],
  ['', { digits: 0 }],
  ['{}', { digits: 0 }],
] as const)('refuses %j and names the position', ([text, where]) => expect(readUuid(text)).toEqual(where));

// Integers and times: Python 3.11, uuid.UUID(…).int, .time; RFC 9562, appendices A and B.
test.for([
  [UUID, '1', 'rfc', '2022-02-22T19:22:22.000Z', '258133314363070689776975542038781941830'],
  [
    'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    '1',
    'rfc',
    '1997-02-03T17:43:12.216Z',
    '329800735698586629295641978511506172918',
  ],
  [
    '1ec9414c-232a-6b00-b3c8-9f6bdeced846',
    '6',
    'rfc',
    '2022-02-22T19:22:22.000Z',
    '40921815930960820517455393747779901510',
  ],
  [
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    '7',
    'rfc',
    '2022-02-22T19:22:22.000Z',
    '1989357241971137676463954034883508623',
  ],
  ['5df41881-3aed-3515-88a7-2f4a814cf09e', '3', 'rfc', undefined, '124885621057980022773144011858454048926'],
  ['2489e9ad-2ee2-8e00-8ec9-32d5f69181c0', '8', 'rfc', undefined, '48568292040296206889929073122543239616'],
  ['00000000-0000-0000-0000-000000000000', 'nil', 'ncs', undefined, '0'],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', 'max', 'future', undefined, '340282366920938463463374607431768211455'],
  ['00000000-0000-0000-c000-000000000046', '', 'microsoft', undefined, '13835058055282163782'],
] as const)('%s has version %s', ([uuid, version, variant, timestamp, integer]) => {
  const found = inspectUuid(uuid);
  expect([found.version, found.variant, found.timestamp, String(found.integer)]).toEqual([
    version,
    variant,
    timestamp,
    integer,
  ]);
});

const run = (input: string, more: { upper?: boolean; as?: 'items' | 'json' } = {}) =>
  tool.run(
    {
      mode: 'inspect',
      version: 'v4',
      namespace: 'dns',
      customNamespace: '',
      input,
      time: '',
      upper: false,
      hyphens: true,
      wrap: 'none',
      count: 1,
      as: 'items',
      ...more,
    },
    exampleContext(),
  );

test('several UUIDs give a table, and an invalid line is reported next to it', async () => {
  const given = await run(`${UUID}\r\n\r\n00000000000000000000000000000000\nxyz\nnonsense`);
  expect(given).toMatchObject({
    result: [UUID, '00000000-0000-0000-0000-000000000000'],
    inspected: {
      rows: [
        [UUID, '1', { code: 'rfc' }, '2022-02-22T19:22:22.000Z', '258133314363070689776975542038781941830'],
        ['00000000-0000-0000-0000-000000000000', { code: 'nil' }, { code: 'ncs' }, null, '0'],
      ],
    },
    problem: problem('notUuid', { line: 4, column: 1, character: 'x' }, 'input'),
    version: undefined,
  });
});

test('returns no result for empty input, and only the problem if all lines are invalid', async () => {
  expect(await run(' \n ')).toEqual({ empty: true });
  expect(await run('abc')).toEqual(problem('wrongLength', { line: 1, digits: 3 }, 'input'));
});

test('writes the read UUID in another format', async () => {
  expect(await run(`{${UUID}}`, { upper: true, as: 'json' })).toMatchObject({
    result: { text: `["${UUID.toUpperCase()}"]`, extension: 'json' },
  });
});
