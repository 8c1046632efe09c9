import { expect, test } from 'vitest';
import { isProblem, note, problem, term } from '../../../kinds/contract';
import { answer, type Asked } from './answer';
import { readCrontab } from './crontab';
import { zoneOf } from '../../../core/dates/time-zone';

const NOW = new Date('2026-11-21T12:00:00Z');
const ask = (input: string, more: Partial<Asked> = {}) =>
  answer({ input, dialect: 'auto', timeZone: 'UTC', from: '', count: 10, ...more }, NOW, 'en');

async function answered(input: string, more: Partial<Asked> = {}) {
  const given = await ask(input, more);
  if (isProblem(given)) throw new Error(given.code);
  return given;
}

test('runs begin strictly after the start instant', async () => {
  expect(await answered('0 12 * * *', { count: 1 })).toMatchObject({ result: '2026-11-22T12:00:00+00:00' });
  expect(await answered('* * * * *', { count: 1, from: '2026-11-21T12:00:30Z' })).toMatchObject({
    result: '2026-11-21T12:01:00+00:00',
  });
});

test('gives as many runs as requested, and the table shows how long it is until each', async () => {
  const { result, runs } = await answered('0 */3 * * *', { count: 100 });
  expect(result.split('\n')).toHaveLength(100);
  expect(runs.rows[0]).toEqual([expect.stringMatching(/^Sat, Nov 21, 2026, 3:00\sPM$/), 'in 3 hours']);
  expect(runs.rows[8]?.[1]).toBe('in 1 day');
});

test('shows the values of each field', async () => {
  const { fields } = await answered('*/20 9-11 * JAN,3 MON-WED');
  expect(fields.rows).toEqual([
    [term('minute'), '*/20', '0, 20, 40'],
    [term('hour'), '9-11', '9, 10, 11'],
    [term('dayOfMonth'), '*', term('every')],
    [term('month'), 'JAN,3', 'January, March'],
    [term('dayOfWeek'), 'MON-WED', 'Monday, Tuesday, Wednesday'],
  ]);
});

test('the calendar covers three months, starting at the first run', async () => {
  const { days } = await answered('0 0 1,15 * *');
  expect(days).toEqual(['2026-12-01', '2026-12-15', '2027-01-01', '2027-01-15', '2027-02-01', '2027-02-15']);
  expect((await answered('0 9 * * *')).days[0]).toBe('2026-11-22');
  expect((await answered('0 13 * * *')).days[0]).toBe('2026-11-21');
  expect((await answered('0 0 30 2 *')).days).toEqual([]);
});

test.for([
  ['0 0 13 * 5', note('eitherFits')],
  ['0 0 */2 * 1', note('bothFit')],
  ['0 0 30 2 *', note('never')],
  ['@reboot', note('reboot')],
  ['*/7 * * * *', note('uneven', { text: '*/7', last: 56 })],
  ['5/15 * * * *', note('bareStep')],
  ['0 0 12 * * * 2027', note('quartzQuestion')],
] as const)('%s gets a note', async ([input, remark]) => {
  expect((await answered(input)).notes).toContainEqual(remark);
});

test.for(['*/15 * * * *', '0 0 1 * *', '0 0 * * 1', '0 0 12 ? * 2', '0 0 1-31 * 1'])(
  '%s gets no note',
  async (input) => {
    expect((await answered(input)).notes.filter(Boolean)).toEqual([]);
  },
);

test('adds a note when clocks change between the runs', async () => {
  const given = await answered('0 12 * * *', { timeZone: 'Europe/Warsaw', from: '2026-10-24T00:00:00Z', count: 3 });
  expect(given.result).toBe('2026-10-24T12:00:00+02:00\n2026-10-25T12:00:00+01:00\n2026-10-26T12:00:00+01:00');
  expect(given.notes).toContainEqual(note('clockChange'));
});

const utc = zoneOf('UTC');

test('reads a crontab: skips settings and comments, separates user and command', () => {
  if (!utc) throw new Error('UTC is not available');
  const { jobs, fault } = readCrontab(
    [
      'SHELL=/bin/sh',
      'PATH = /usr/bin',
      '# comment',
      '',
      '17 *\t* * *\troot    cd / && run-parts --report /etc/cron.hourly',
      '*/5 * * * * python /srv/x.py',
      'CRON_TZ="Asia/Kolkata"',
      '@daily backup',
      '@reboot www-data /bin/x',
    ].join('\r\n'),
    'auto',
    utc,
  );
  expect(fault).toBeUndefined();
  expect(jobs.map(({ line, user, command, zone }) => [line, user, command, zone.name])).toEqual([
    [5, 'root', 'cd / && run-parts --report /etc/cron.hourly', 'UTC'],
    [6, '', 'python /srv/x.py', 'UTC'],
    [8, '', 'backup', 'Asia/Kolkata'],
    [9, 'www-data', '/bin/x', 'Asia/Kolkata'],
  ]);
});

test('reports a line that cannot be read, and still shows the runs of the others', async () => {
  const given = await ask('0 1 * * * a\n0 25 * * * b\n0 2 * * * c', { count: 2 });
  expect(given).toMatchObject({
    result: '2026-11-22T01:00:00+00:00\n2026-11-22T02:00:00+00:00',
    problem: problem('cronAbove', { allowed: '0 to 23', value: 25, max: 23, field: 'Line 2, hour' }, 'input'),
  });
});

test.for([
  ['* * *', {}, problem('cronFieldCount', { count: 3, where: '' }, 'input')],
  ['# nothing', {}, problem('noSchedule', {}, 'input')],
  ['CRON_TZ=Mars/Olympus', {}, problem('zone', { name: 'Mars/Olympus' }, 'input')],
  [
    '0 0 12 ? * Monday',
    {},
    problem(
      'cronNotANumber',
      // Quartz's CronTrigger tutorial: special characters of the day-of-week field
      { allowed: '1 to 7 (1 is Sunday), SUN to SAT, ?, L, 6L, or 6#3', text: 'Monday', field: 'Day of the week' },
      'input',
    ),
  ],
  ['* * * * *', { timeZone: 'Mars/Olympus' }, problem('zone', { name: 'Mars/Olympus' }, 'timeZone')],
  ['* * * * *', { from: 'yesterday' }, problem('instant', {}, 'from')],
] as const)('refuses %j %j', async ([input, more, refusal]) => expect(await ask(input, more)).toEqual(refusal));

test('reads a thousand lines', async () => {
  const given = await answered('*/5 * * * * /bin/true\n'.repeat(1000), { count: 100 });
  expect(given.result.split('\n')).toHaveLength(100);
});
