import { expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { crontab, type Entry } from './crontab';

const NOW = new Date('2026-11-21T12:00:00Z');
const plain: Entry = {
  minute: '0',
  hour: '0',
  dayOfMonth: '*',
  month: '*',
  dayOfWeek: '*',
  command: '/bin/a',
  output: 'mail',
  logFile: '/tmp/cron.log',
  mailto: '',
  timeZone: 'UTC',
  user: '',
};
const make = (entry: Partial<Entry>) => crontab({ ...plain, ...entry }, NOW, 'en');
async function made(entry: Partial<Entry>) {
  const given = await make(entry);
  if (isProblem(given)) throw new Error(given.code);
  return given;
}
const lineOf = async (entry: Partial<Entry>) => (await made({ timeZone: '', ...entry })).result;

test.for([
  [{ minute: '0-59/5', hour: '*/1' }, '*/5 * * * * /bin/a'],
  [{ dayOfWeek: 'sun,7' }, '0 0 * * 0 /bin/a'],
  [{ dayOfMonth: '1-31', dayOfWeek: '0-7' }, '0 0 1-31 * 0-6 /bin/a'],
  [{ dayOfMonth: '1-31' }, '0 0 * * * /bin/a'],
  [{ dayOfMonth: '*/2', dayOfWeek: '1' }, '0 0 */2 * 1 /bin/a'],
  [{ dayOfMonth: ' 1 ', minute: ' 5 ' }, '5 0 1 * * /bin/a'],
  [{ user: 'www-data' }, '0 0 * * * www-data /bin/a'],
  [{ command: 'date +%s \\%' }, '0 0 * * * date +\\%s \\%'],
  [{ output: 'log', logFile: '/tmp/%d.log' }, '0 0 * * * /bin/a >>/tmp/\\%d.log 2>&1'],
  [{ output: 'log', logFile: "/tmp/it's" }, "0 0 * * * /bin/a >>'/tmp/it'\\''s' 2>&1"],
  [{ output: 'log', mailto: 'x@example.com' }, '0 0 * * * /bin/a >>/tmp/cron.log 2>&1'],
  [{ mailto: 'a@example.com,b@example.com' }, 'MAILTO=a@example.com,b@example.com\n0 0 * * * /bin/a'],
] as const)('%j', async ([entry, line]) => expect(await lineOf(entry)).toBe(line));

test.for([
  [{ minute: '' }, problem('cronNothing', { allowed: '0 to 59', field: 'Minute' }, 'minute')],
  [{ hour: '24' }, problem('cronAbove', { allowed: '0 to 23', value: 24, max: 23, field: 'Hour' }, 'hour')],
  [{ dayOfMonth: '30,31', month: 'feb' }, problem('neverMeets', { day: '30,31', month: 'feb' }, 'dayOfMonth')],
  [{ dayOfMonth: '31', month: '4,6,9,11' }, problem('neverMeets', { day: '31', month: '4,6,9,11' }, 'dayOfMonth')],
  [{ command: '  ' }, problem('noCommand', {}, 'command')],
  [{ command: 'a\nb' }, problem('lineBreak', {}, 'command')],
  [{ output: 'log', logFile: '' }, problem('noLogFile', {}, 'logFile')],
  [{ timeZone: 'Warsaw' }, problem('zone', { name: 'Warsaw' }, 'timeZone')],
  [{ user: 'a b' }, problem('user', { name: 'a b' }, 'user')],
] as const)('refuses %j', async ([entry, refusal]) => expect(await make(entry)).toEqual(refusal));

test.for([
  [{ dayOfMonth: '13', dayOfWeek: '5' }, note('eitherFits')],
  [{ dayOfMonth: '*/2', dayOfWeek: '5' }, note('bothFit')],
  [{ command: 'backup.sh' }, note('fullPath')],
  [{ command: 'A=1 backup.sh' }, note('fullPath')],
  [{ command: '/bin/a; /bin/b', output: 'discard' }, note('group')],
  [{ command: '/bin/date +%s' }, note('percent')],
  [{ minute: '5/15' }, note('bareStep')],
] as const)('%j gets a note', async ([entry, remark]) => expect((await made(entry)).notes).toContainEqual(remark));

test('a full path, a builtin and a script get no note', async () => {
  for (const command of ['/bin/a', 'cd /srv && /bin/a', './run', 'X=1 /bin/a', '(/bin/a)']) {
    expect((await made({ command })).notes.filter(Boolean)).toEqual([]);
  }
});

test('accepts a day that only some years have, or that a day of the week can replace', async () => {
  expect((await made({ dayOfMonth: '29', month: '2' })).runs.rows).toHaveLength(5);
  expect((await made({ dayOfMonth: '31', month: '2', dayOfWeek: '1' })).runs.rows).toHaveLength(5);
});

// tzset(3): the name is a path below /usr/share/zoneinfo, so its case matters; an unknown name means UTC.
test.for([
  ['europe/paris', 'Europe/Paris'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  ['utc', 'UTC'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
] as const)('writes the time zone %s as %s', async ([timeZone, name]) => {
  expect((await made({ timeZone })).result).toBe(`CRON_TZ=${name}\n0 0 * * * /bin/a`);
});

test('lists the next five runs in the time zone', async () => {
  const { runs } = await made({ minute: '*/30', hour: '*', timeZone: 'Asia/Kolkata' });
  expect(runs.rows.map(([when]) => String(when).replace(/\s/g, ' '))).toEqual([
    'Sat, Nov 21, 2026, 6:00 PM',
    'Sat, Nov 21, 2026, 6:30 PM',
    'Sat, Nov 21, 2026, 7:00 PM',
    'Sat, Nov 21, 2026, 7:30 PM',
    'Sat, Nov 21, 2026, 8:00 PM',
  ]);
});
