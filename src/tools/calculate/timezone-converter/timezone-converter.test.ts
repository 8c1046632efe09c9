import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneOf } from '../../../core/dates/time-zone';
import { outcomeOf, plainValues } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { convert, differenceText } from './convert';
import { nextChange } from './next-change';
import { readTime } from './read-time';
import { suggestions } from './zones';
import tool from './tool';

const run = async (values: Record<string, unknown>) =>
  outcomeOf(
    await tool.run(
      Object.assign({ datetime: '', from: 'UTC', to: 'UTC', overlap: 'earlier' } as const, values),
      exampleContext(),
    ),
  );

test.for([
  ['2026-01-15T09:00', '2026-01-15T09:00:00Z'],
  ['2026-01-15 09:00:30', '2026-01-15T09:00:30Z'],
  ['2026-01-15', '2026-01-15T00:00:00Z'],
  ['01/15/2026 9 pm', '2026-01-15T21:00:00Z'],
  ['3:30 p.m.', '2026-11-21T15:30:00Z'],
  ['12am', '2026-11-21T00:00:00Z'],
  ['3:30 p. m.', '2026-11-21T15:30:00Z'],
  ['3:30\u00a0p.\u00a0m.', '2026-11-21T15:30:00Z'],
  ['09:05', '2026-11-21T09:05:00Z'],
  ['15h', '2026-11-21T15:00:00Z'],
  ['15 h 30', '2026-11-21T15:30:00Z'],
  ['15:30 h', '2026-11-21T15:30:00Z'],
  ['9.05', '2026-11-21T09:05:00Z'],
  ['2026-01-15 9h05', '2026-01-15T09:05:00Z'],
  ['January 15, 2026 9 AM', '2026-01-15T09:00:00Z'],
  ['Thu, Jan. 5 2026, 9:30 pm', '2026-01-05T21:30:00Z'],
  ['Sept 3rd, 2026 at 9 AM', '2026-09-03T09:00:00Z'],
  ['15 January 2026 09:00', '2026-01-15T09:00:00Z'],
  ['June 10, 2026', '2026-06-10T00:00:00Z'],
  ['9 AM June 10, 2026', '2026-06-10T09:00:00Z'],
  ['9:30 p.m., Wed, June 10, 2026', '2026-06-10T21:30:00Z'],
  ['14:00 on 6/10/2026', '2026-06-10T14:00:00Z'],
  ['June 10, 9 AM', '2026-06-10T09:00:00Z'],
  ['9:30 pm June 10', '2026-06-10T21:30:00Z'],
  ['Wed, 10 June at 14:00', '2026-06-10T14:00:00Z'],
  ['June 10', '2026-06-10T00:00:00Z'],
  ['noon', '2026-11-21T12:00:00Z'],
  ['June 10, 12 noon', '2026-06-10T12:00:00Z'],
  ['Midnight, June 10, 2026', '2026-06-10T00:00:00Z'],
])('%s is %s', ([typed = '', iso = '']) => expect(readTime(typed, '2026-11-21', 'en')).toBe(Date.parse(iso)));

test.for([
  ['pl', '15 stycznia 2026 r., 9:00'],
  ['pl', '15.01.2026 r. godz. 9.00'],
  ['fr', '15 janvier 2026 à 9 h 00'],
  ['es', '15 de enero de 2026 a las 9:00'],
] as const)('in %s, %s is read', ([lang, typed]) =>
  expect(readTime(typed, '2026-11-21', lang)).toBe(Date.parse('2026-01-15T09:00:00Z')),
);

test.for([
  '',
  '9',
  '25:00',
  '2026-02-30 10:00',
  '2026-01-15 9',
  '13 pm',
  '0 am',
  '10:60',
  '24h',
  '9h5',
  'h30',
  'June 10:30',
  'noon 9 am',
  'June 31, 2026',
  'Maybe 3, 2026 9 am',
  '9 am 9 am',
  '9 AM June 10, 2026 10 AM',
  '9 2026-06-10',
])('%j is not a time', (typed) => expect(readTime(typed, '2026-11-21', 'en')).toBeUndefined());

test.for([
  ['id', '17 Agustus 2026 09.00', '2026-08-17T09:00Z'],
  ['id', '1 Mei 2026 pukul 21.30', '2026-05-01T21:30Z'],
  ['id', 'pukul 15.30', '2026-11-21T15:30Z'],
  ['id', '01/05/2026 jam 21.30', '2026-05-01T21:30Z'],
  ['es', '3 de marzo de 2026, 9:00 h', '2026-03-03T09:00Z'],
  ['fr', '1er juin 2026 9h00', '2026-06-01T09:00Z'],
  ['pl', '5 września 2026', '2026-09-05T00:00Z'],
  ['pl', '5 września o 9:00', '2026-09-05T09:00Z'],
  ['it', '1º maggio alle 9:00', '2026-05-01T09:00Z'],
  ['ru', '5 мая 2026 15:00', '2026-05-05T15:00Z'],
] as const)('in %s, %s is read', ([lang, typed, iso]) =>
  expect(readTime(typed, '2026-11-21', lang)).toBe(Date.parse(iso)),
);

test.for(['31 Februari 2026', '1 Xyz 2026 09.00'])('%s is not a day', (typed) =>
  expect(readTime(typed, '2026-11-21', 'id')).toBeUndefined(),
);

test('without a time it is now, to the minute', async () => {
  const outcome = await run({ to: 'UTC, New York, Europe/London, Tokyo' });
  expect(outcome.values.utc).toBe('2026-11-21T12:00:00Z');
  expect(plainValues(tool, outcome).result).toEqual([
    '2026-11-21T12:00+00:00[UTC]',
    '2026-11-21T07:00-05:00[America/New_York]',
    '2026-11-21T12:00+00:00[Europe/London]',
    '2026-11-21T21:00+09:00[Asia/Tokyo]',
  ]);
});

test.for([
  ['2024-03-10T02:30', 'America/New_York', 'earlier', 'gap'],
  ['2026-10-25T01:30', 'Europe/London', 'earlier', 'overlapEarlier'],
  ['2026-10-25T01:30', 'Europe/London', 'later', 'overlapLater'],
  ['2026-10-25T02:00', 'Europe/London', 'later', undefined],
] as const)('the note on %s in %s, %s: %s', async ([datetime, from, overlap, code]) => {
  expect(plainValues(tool, await run({ datetime, from, overlap })).note).toEqual(code === undefined ? [] : [code]);
});

test('the note names the time that clocks skipped', async () => {
  const { note } = (await run({ datetime: '2024-03-10T02:30', from: 'America/New_York' })).values;
  // ICU separates AM with another space in some versions.
  expect(JSON.parse(JSON.stringify(note).replace(/\s/g, ' '))).toMatchObject({
    with: { from: 'Sun, Mar 10, 2:00 AM', to: 'Sun, Mar 10, 3:00 AM', used: 'Sun, Mar 10, 3:30 AM' },
  });
});

// Python: zoneinfo, in steps of a quarter of an hour.
test.for([
  ['America/New_York', '2026-11-01T06:00:00Z', -60],
  ['Europe/London', '2026-10-25T01:00:00Z', -60],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', 30],
  ['Africa/Cairo', '2026-10-29T21:00:00Z', -60],
  ['Asia/Tokyo', undefined, 0],
  ['America/Sao_Paulo', undefined, 0],
] as const)('clocks in %s next change at %s by %i minutes', ([name, at, by]) => {
  const zone = zoneOf(name);
  const change = zone && nextChange(Date.parse('2026-06-10T13:00Z'), zone);
  expect(change).toEqual(at === undefined ? undefined : { at: Date.parse(at), by: by * 60_000 });
});

test('what a target shows is converted back to the same instant', () => {
  const zones = ['Asia/Kolkata', 'America/St_Johns', 'Pacific/Chatham', 'UTC'].map((name) => zoneOf(name));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      (quarter, from, to) => {
        if (!from || !to) return;
        const { instant, targets } = convert(quarter * 900_000, from, [to], 'earlier');
        const back = ['earlier', 'later'] as const;
        expect(back.map((overlap) => convert(targets[0]?.local ?? 0, to, [], overlap).instant)).toContain(instant);
      },
    ),
  );
});

test.for([
  ['Narnia', 'UTC', 'unknownZone', 'from'],
  ['UTC', 'London, CST', 'ambiguousZone', 'to'],
] as const)('from %s to %s: %s', async ([from, to, code, field]) =>
  expect((await run({ from, to })).problem).toMatchObject({ code, field }),
);

test('the buttons replace the name in question', () => {
  expect(suggestions('UTC', 'London, CST', 'en').map(({ values }) => values)).toContainEqual({
    to: 'London, America/Chicago',
  });
  // Not Etc/GMT+6, whose sign is the other way around.
  expect(suggestions('UTC', 'CST', 'en').map(({ text }) => text)).toContain('UTC-6');
  expect(suggestions('ist', '', 'en')[0]).toEqual({ text: 'Asia/Kolkata', values: { from: 'Asia/Kolkata' } });
  expect(suggestions('UTC', 'London', 'en')).toEqual([]);
});

test('cities may be in the page’s language, and the buttons know them once a run has loaded them', async () => {
  const values = { datetime: '15:00', from: 'Sao Paulo', to: 'Lisboa, Nova Iorque, Xyz', overlap: 'earlier' } as const;
  const { problem } = outcomeOf(await tool.run(values, exampleContext({}, 'pt')));
  expect(problem).toMatchObject({ code: 'unknownZone', field: 'to', with: { name: 'Xyz' } });
  expect(suggestions(values.from, values.to, 'pt')[0]?.values).toHaveProperty(
    'to',
    expect.stringMatching(/^Lisboa, Nova Iorque, /),
  );
});

test('results show a city as it was found, in the spelling of the list', async () => {
  const values = { datetime: '2026-07-15T15:00', from: 'Moskwa', to: 'londyn, Paris', overlap: 'earlier' } as const;
  const { values: shown } = outcomeOf(await tool.run(values, exampleContext({}, 'pl')));
  expect(JSON.stringify(shown)).toMatch(/"columns":\["Moskwa","Londyn","Paris"\]/);
  expect(JSON.stringify(shown)).toContain('"label":"Londyn: ');
});

test('May has its genitive after a day in Polish', async () => {
  const values = { datetime: '2026-05-03T15:00', from: 'Warszawa', to: 'Londyn', overlap: 'earlier' } as const;
  const { values: shown } = outcomeOf(await tool.run(values, exampleContext({}, 'pl')));
  expect(JSON.stringify(shown)).toContain('3 maja, 14:00');
});

test('a city that the zone isn’t named after keeps its name, and so does an accent', async () => {
  const { values } = await run({ from: 'Mumbai', to: 'São Paulo, munich, Tokyo, CET' });
  expect(JSON.stringify(values)).toMatch(/"columns":\["Mumbai","São Paulo","Munich","Tokyo","CET"\]/);
});

test('in French, an accent stays and a no-break space precedes the colon', async () => {
  const values = { datetime: '2026-07-15T15:00', from: 'Paris', to: 'Montréal', overlap: 'earlier' } as const;
  const { values: shown } = outcomeOf(await tool.run(values, exampleContext({}, 'fr')));
  expect(JSON.stringify(shown)).toContain('"label":"Montréal\u00a0: mer. 15 juil., 9:00');
});

test('nothing to convert to is empty', async () => expect((await run({ to: ' , ' })).empty).toBe(true));

test.for([
  [19_800_000, '+5:30'],
  [-28_800_000, '−8:00'],
  [0, '0:00'],
] as const)('%i ms is %s', ([size, text]) => expect(differenceText(size)).toBe(text));
