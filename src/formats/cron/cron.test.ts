import fc from 'fast-check';
import { describe as group, expect, test } from 'vitest';
import { zoneOf, zonedText, type Zone } from '../../core/dates/time-zone';
import { canonical, describe, fitsDay, isEvery, readFive, readLine, type Schedule } from '.';
import { readField, isFault, type FieldName } from './cron-field';
import { nextRuns, runs } from './cron-runs';

function zone(name: string): Zone {
  const found = zoneOf(name);
  if (!found) throw new Error(`unknown time zone ${name}`);
  return found;
}

function schedule(expression: string, dialect: 'auto' | 'unix' | 'quartz' = 'auto'): Schedule {
  const read = readLine(expression, dialect);
  if ('code' in read || read.schedule === 'reboot') throw new Error(JSON.stringify(read));
  return read.schedule;
}

const from = (expression: string, at: string, name = 'UTC', count = 3, dialect: 'auto' | 'unix' | 'quartz' = 'auto') =>
  nextRuns(schedule(expression, dialect), Date.parse(at), zone(name), count).map((run) => zonedText(run, zone(name)));

const part = (min: number, max: number) =>
  fc.oneof(
    fc.constant('*'),
    fc.integer({ min, max }).map(String),
    fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
    fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: 4 }).map((list) => list.join(',')),
    fc.integer({ min: 2, max: 7 }).map((step) => `*/${step}`),
  );

/** Whether a value matches a field by the definition in crontab(5), without our reader. */
function matches(text: string, value: number, min: number, max: number): boolean {
  return text.split(',').some((one) => {
    const [range = '', step = '1'] = one.split('/');
    const [from = '', to = from] = range === '*' ? [String(min), String(max)] : range.split('-');
    return value >= Number(from) && value <= Number(to) && (value - Number(from)) % Number(step) === 0;
  });
}

/** crontab(5): if both day fields are restricted (do not begin with *), either may match. */
function runsAt(
  [minute, hour, day, month, week]: readonly [string, string, string, string, string],
  at: Date,
): boolean {
  const onDay = matches(day, at.getUTCDate(), 1, 31);
  const onWeekday = matches(week, at.getUTCDay(), 0, 7) || (at.getUTCDay() === 0 && matches(week, 7, 0, 7));
  const both = day.startsWith('*') || week.startsWith('*');
  return (
    matches(minute, at.getUTCMinutes(), 0, 59) &&
    matches(hour, at.getUTCHours(), 0, 23) &&
    matches(month, at.getUTCMonth() + 1, 1, 12) &&
    (both ? onDay && onWeekday : onDay || onWeekday)
  );
}

test('runs at the minutes that crontab(5) names, and at no others', () => {
  const expressions = fc.tuple(part(0, 59), part(0, 23), part(1, 31), part(1, 12), part(0, 7));
  const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });
  const MINUTE = 60_000;
  const DAYS = 10;
  fc.assert(
    fc.property(expressions, instants, (fields, start) => {
      const expected: number[] = [];
      const first = Math.floor(start / MINUTE) * MINUTE + MINUTE;
      const end = first + DAYS * 1440 * MINUTE;
      for (let at = first; at < end && expected.length < 4; at += MINUTE)
        if (runsAt(fields, new Date(at))) expected.push(at);
      const found = nextRuns(schedule(fields.join(' ')), start, zone('UTC'), 4).filter((run) => run < end);
      expect({ fields, start, runs: found }).toEqual({ fields, start, runs: expected });
    }),
    { numRuns: 60 },
  );
});

test('the matching days of the calendar are the days of the runs', () => {
  const days = fc.oneof(part(1, 31), fc.constantFrom('L', 'L-3', 'LW', '15W', '1W,31W', 'L-2W,3', 'L,15W'));
  const weekdays = fc.oneof(part(1, 7), fc.constantFrom('2L', '6#3', 'FRI-MON', 'L', '3L,2#1'));
  fc.assert(
    fc.property(days, part(1, 12), weekdays, fc.boolean(), (day, month, weekday, byWeekday) => {
      const read = schedule(`0 0 12 ${byWeekday ? '?' : day} ${month} ${byWeekday ? weekday : '?'}`, 'quartz');
      const start = Date.UTC(2026, 0, 1);
      const all = Array.from({ length: 500 }, (_, index) => start + index * 86_400_000);
      const expected = all.filter((midnight) => fitsDay(read, new Date(midnight)));
      const found = nextRuns(read, start, zone('UTC'), expected.length + 1).filter(
        (run) => run <= (all.at(-1) ?? 0) + 43_200_000,
      );
      expect({ day, month, weekday, found }).toEqual({
        day,
        month,
        weekday,
        found: expected.map((at) => at + 43_200_000),
      });
    }),
    { numRuns: 100 },
  );
});

test('schedules that croner’s syntax lacks also run on the right days, at each matching second', () => {
  const every = schedule('* * * L-2 * ?');
  const found = runs(every, Date.parse('2026-10-31T12:00:00Z'), zone('Europe/Warsaw'));
  expect(zonedText(found.next().value ?? 0, zone('Europe/Warsaw'))).toBe('2026-11-28T00:00:00+01:00');
  // March 29, 2026, when the clocks are set forward, is L-2; Lisbon's night has a gap at 1:00.
  expect(from('0 0 0 L-2 3 ?', '2026-01-01T00:00:00Z', 'Europe/Lisbon', 1)).toEqual(['2026-03-29T00:00:00+00:00']);
  expect(from('0 30 0 L-2 3 ?', '2026-01-01T00:00:00Z', 'Asia/Beirut', 1)).toEqual(['2026-03-29T01:00:00+03:00']);
});

group('days', () => {
  // crontab(5): 30 4 1,15 * 5 is 4:30 on the 1st and 15th of each month, plus every Friday.
  test('if both day fields are restricted, either may match', () => {
    expect(from('30 4 1,15 * 5', '2026-05-01T12:00:00Z', 'UTC', 4)).toEqual([
      '2026-05-08T04:30:00+00:00',
      '2026-05-15T04:30:00+00:00',
      '2026-05-22T04:30:00+00:00',
      '2026-05-29T04:30:00+00:00',
    ]);
    expect(from('30 4 1,15 * 5', '2026-05-29T12:00:00Z', 'UTC', 1)).toEqual(['2026-06-01T04:30:00+00:00']);
  });

  // crontab(5) of cronie: a field that begins with * restricts too; calendar of 2026.
  test('if a day field begins with *, both must match', () => {
    expect(from('0 0 */2 * 1', '2026-06-01T12:00:00Z')).toEqual([
      '2026-06-15T00:00:00+00:00',
      '2026-06-29T00:00:00+00:00',
      '2026-07-13T00:00:00+00:00',
    ]);
  });

  test.for([
    ['0 0 29 2 *', '2026-01-01T00:00:00Z', ['2028-02-29', '2032-02-29', '2036-02-29']],
    ['0 0 31 * *', '2026-01-31T00:00:00Z', ['2026-03-31', '2026-05-31', '2026-07-31']],
    ['0 0 * * 7', '2026-11-21T00:00:00Z', ['2026-11-22', '2026-11-29', '2026-12-06']],
    // cronie: the step runs to the field's end, which is 7.
    ['0 0 * * 7/2', '2026-11-21T00:00:00Z', ['2026-11-22', '2026-11-29', '2026-12-06']],
    ['@weekly', '2026-11-21T00:00:00Z', ['2026-11-22', '2026-11-29', '2026-12-06']],
    // A step larger than the field leaves only its first value.
    ['*/61 0 * * *', '2026-11-21T00:00:00Z', ['2026-11-22', '2026-11-23', '2026-11-24']],
    ['0 0 */40 * *', '2026-11-21T00:00:00Z', ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['0 0 0 L * ?', '2026-01-31T00:00:00Z', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['0 0 0 L-2 * ?', '2026-01-31T00:00:00Z', ['2026-02-26', '2026-03-29', '2026-04-28']],
    ['0 0 0 LW * ?', '2026-01-01T00:00:00Z', ['2026-01-30', '2026-02-27', '2026-03-31']],
    ['0 0 0 15W * ?', '2026-02-01T00:00:00Z', ['2026-02-16', '2026-03-16', '2026-04-15']],
    ['0 0 0 1W * ?', '2026-07-15T00:00:00Z', ['2026-08-03', '2026-09-01', '2026-10-01']],
    ['0 0 0 ? * 6#3', '2026-01-01T00:00:00Z', ['2026-01-16', '2026-02-20', '2026-03-20']],
    ['0 0 0 ? * FRIL', '2026-01-01T00:00:00Z', ['2026-01-30', '2026-02-27', '2026-03-27']],
    ['0 0 0 ? * 1', '2026-11-21T00:00:00Z', ['2026-11-22', '2026-11-29', '2026-12-06']],
    ['0 0 0 ? * FRI-MON', '2026-11-19T12:00:00Z', ['2026-11-20', '2026-11-21', '2026-11-22']],
    ['0 0 0 1 1 ? 2030', '2026-11-19T12:00:00Z', ['2030-01-01']],
    // The range includes 2096, so the run is found, and so is the one in 2092: both are leap years.
    ['0 0 0 29 2 ? 2090-2099', '2026-11-19T12:00:00Z', ['2092-02-29', '2096-02-29']],
  ] as const)('runs on the right days: %s', ([expression, start, days]) => {
    expect(from(expression, start)).toEqual(days.map((day) => `${day}T00:00:00+00:00`));
  });

  test.for(['0 0 30 2 *', '0 0 31 4,6,9,11 *', '0 0 0 1 1 ? 1999', '0 0 0 30 2 ? 2099'])(
    'reports quickly that %s never runs',
    (expression) => {
      expect(from(expression, '2026-01-01T00:00:00Z')).toEqual([]);
    },
  );
});

group('clock changes (Europe/Warsaw: forward on March 29, 2026 at 2:00, back on October 25 at 3:00)', () => {
  const spring = '2026-03-28T12:00:00Z';
  const autumn = '2026-10-24T12:00:00Z';

  test('runs right after the gap if its time does not exist', () => {
    expect(from('30 2 * * *', spring, 'Europe/Warsaw', 2)).toEqual([
      '2026-03-29T03:00:00+02:00',
      '2026-03-30T02:30:00+02:00',
    ]);
    expect(from('0,30 2 * * *', spring, 'Europe/Warsaw', 2)).toEqual([
      '2026-03-29T03:00:00+02:00',
      '2026-03-30T02:00:00+02:00',
    ]);
  });

  test('runs the first time if a fixed time occurs twice', () => {
    expect(from('30 2 * * *', autumn, 'Europe/Warsaw', 2)).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2026-10-26T02:30:00+01:00',
    ]);
  });

  test('with * for the hour, runs in each hour that exists', () => {
    expect(from('30 * * * *', '2026-03-29T00:00:00Z', 'Europe/Warsaw', 3)).toEqual([
      '2026-03-29T01:30:00+01:00',
      '2026-03-29T03:30:00+02:00',
      '2026-03-29T04:30:00+02:00',
    ]);
    expect(from('30 * * * *', '2026-10-25T00:00:00Z', 'Europe/Warsaw', 3)).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
      '2026-10-25T03:30:00+01:00',
    ]);
  });

  test('runs on a day whose midnight does not exist: Beirut, March 29, 2026', () => {
    expect(from('0 0 * * *', spring, 'Asia/Beirut', 1)).toEqual(['2026-03-29T01:00:00+03:00']);
  });
});

group('parsing', () => {
  const fault = (expression: string, dialect: 'auto' | 'unix' | 'quartz' = 'auto') => {
    const read = readLine(expression, dialect);
    return 'code' in read ? { code: read.code, ...('field' in read && { field: read.field }), ...read.blanks } : read;
  };

  test.for([
    ['61 * * * *', { code: 'cronAbove', field: 'minute', value: 61, max: 59 }],
    ['* 24 * * *', { code: 'cronAbove', field: 'hour', value: 24, max: 23 }],
    ['* * 0 * *', { code: 'cronBelow', field: 'dayOfMonth', value: 0, min: 1 }],
    ['* * * 13 *', { code: 'cronAbove', field: 'month', value: 13, max: 12 }],
    ['* * * * 8', { code: 'cronAbove', field: 'dayOfWeek', value: 8, max: 7 }],
    ['* 22-2 * * *', { code: 'cronOrder', field: 'hour', from: '22', to: '2' }],
    ['*/0 * * * *', { code: 'cronStep', field: 'minute', step: '0' }],
    ['*/1/2 * * * *', { code: 'cronStep', field: 'minute', step: '1/2' }],
    ['1,,2 * * * *', { code: 'cronNothing', field: 'minute' }],
    ['a * * * *', { code: 'cronNotANumber', field: 'minute', text: 'a' }],
    ['* * * MOO *', { code: 'cronNotANumber', field: 'month', text: 'MOO' }],
    ['* * * MON *', { code: 'cronNotANumber', field: 'month', text: 'MON' }],
    ['1-2-3 * * * *', { code: 'cronNotANumber', field: 'minute', text: '1-2-3' }],
    ['* * L * *', { code: 'cronQuartzOnly', field: 'dayOfMonth', text: 'L' }],
    ['* * *', { code: 'cronFieldCount', count: 3 }],
    // crontab(5) and Quartz's CronTrigger tutorial: five to seven fields; an eighth isn't a command.
    ['* * * * * * * *', { code: 'cronFieldCount', count: 8 }],
    ['@fortnightly', { code: 'cronNickname', text: '@fortnightly' }],
    ['0 0 0 ? * 6#6', { code: 'cronAbove', field: 'dayOfWeek', value: 6, max: 5 }],
    ['0 0 0 32W * ?', { code: 'cronAbove', field: 'dayOfMonth', value: 32, max: 31 }],
    ['0 0 0 ? * 0', { code: 'cronBelow', field: 'dayOfWeek', value: 0, min: 1 }],
  ] as const)('refuses %s', ([expression, gives]) => expect(fault(expression)).toEqual(gives));

  test('Quartz, if chosen, requires six fields and a ? in one of the two day fields', () => {
    expect(fault('0 12 * * *', 'quartz')).toEqual({ code: 'cronQuartzCount', count: 5 });
    expect(fault('0 0 12 * * ? 2030 1', 'quartz')).toEqual({ code: 'cronQuartzCount', count: 8 });
    expect(fault('0 0 12 1 * 2', 'quartz')).toEqual({ code: 'cronBothDays' });
    expect(fault('0 0 noon * * ?', 'quartz')).toEqual({ code: 'cronNotANumber', field: 'hour', text: 'noon' });
  });

  test.for([
    ['0 5 * * 1 tar -zcf /var/backups/home.tgz /home/', 'tar -zcf /var/backups/home.tgz /home/', 5],
    ['17 *  * * *  root    cd / && run-parts  x', 'root    cd / && run-parts  x', 5],
    ['@daily /bin/true 1 2', '/bin/true 1 2', 5],
    ['0 0 0 * * 1 /bin/true', '/bin/true', 6],
    ['0 12 * * MON-FRI', '', 5],
    // Quartz's CronTrigger tutorial: `#` follows a day of the week; alone it isn't a field.
    ['0 0 * * * # nightly', '# nightly', 5],
  ] as const)('separates the fields of %s from the rest', ([line, rest, count]) => {
    const read = readLine(line, 'auto');
    if ('code' in read || read.schedule === 'reboot') throw new Error(JSON.stringify(read));
    expect(read.rest).toBe(rest);
    expect(read.schedule.written.length).toBe(count);
  });

  test('detects seven fields, or ? L W #, as Quartz, and six fields of numbers as having seconds', () => {
    expect(schedule('0 0 0 ? * 2').dialect).toBe('quartz');
    expect(schedule('0 0 0 1 JUL * 2027').dialect).toBe('quartz');
    expect(schedule('0 0 0 * JUL WED').dialect).toBe('unix');
    expect(schedule('0 0 0 ? * 2').fields.dayOfWeek.values).toEqual([1]);
    expect(schedule('0 0 0 * * 2').fields.dayOfWeek.values).toEqual([2]);
  });

  test('@reboot has no times', () =>
    expect(readLine('@reboot /bin/x', 'auto')).toEqual({ schedule: 'reboot', rest: '/bin/x' }));
});

group('canonical form', () => {
  const write = (name: FieldName, text: string, free = true) => {
    const field = readField(text, name, 'unix');
    if (isFault(field)) throw new Error(field.code);
    return canonical(field, free);
  };

  test.for([
    ['minute', '0,15,30,45', '*/15'],
    ['minute', '45,0,30,15,0', '*/15'],
    ['minute', '0-59/5', '*/5'],
    ['minute', '0,30', '0,30'],
    ['minute', '1,16,31,46', '1,16,31,46'],
    ['minute', '0,25,50', '*/25'],
    ['minute', '0,20', '0,20'],
    ['minute', '*/7', '*/7'],
    ['minute', '*/1', '*'],
    ['minute', '0-59', '*'],
    ['hour', '9,10,11,12,14', '9-12,14'],
    ['hour', '09,8', '8,9'],
    ['month', 'JAN,apr,7,10', '*/3'],
    ['month', 'jan-dec', '*'],
    ['dayOfWeek', '7', '0'],
    ['dayOfWeek', 'MON-FRI', '1-5'],
    ['dayOfWeek', 'SAT,SUN,7', '0,6'],
    ['dayOfWeek', '0-7', '*'],
    ['dayOfMonth', '1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31', '1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31'],
    ['dayOfMonth', '*/2', '*/2'],
    ['dayOfMonth', '*,10', '*,10'],
  ] as const)('writes %s %s as %s', ([name, typed, gives]) => {
    expect(write(name, typed)).toBe(gives);
  });

  test('keeps all days of a month written out if the day of the week is restricted', () => {
    expect(write('dayOfMonth', '1-31', false)).toBe('1-31');
  });

  test('the canonical form means what was typed', () => {
    const names = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
    fc.assert(
      fc.property(fc.tuple(part(0, 59), part(0, 23), part(1, 31), part(1, 12), part(0, 7)), (texts) => {
        const [minute, hour, dayOfMonth, month, dayOfWeek] = texts;
        const typed = readFive({ minute, hour, dayOfMonth, month, dayOfWeek });
        if ('code' in typed) throw new Error(typed.code);
        const written = names.map((name) => {
          const other = name === 'dayOfMonth' ? typed.fields.dayOfWeek : typed.fields.dayOfMonth;
          return canonical(typed.fields[name], other.star);
        });
        const again = schedule(written.join(' '));
        const at = Date.UTC(2026, 0, 1);
        expect(nextRuns(again, at, zone('UTC'), 5)).toEqual(nextRuns(typed, at, zone('UTC'), 5));
      }),
      { numRuns: 200 },
    );
  });
});

test('describes a schedule in a sentence', async () => {
  expect(await describe(schedule('*/5 9-17 * * 1-5'))).toBe(
    'Every 5 minutes, between 09:00 AM and 05:59 PM, Monday through Friday',
  );
  expect(await describe(schedule('0 0 13 * 5'))).toBe('At 12:00 AM, on day 13 of the month, and on Friday');
  // crontab(5): every 61st minute from 0 to 59 is minute 0, so these are `0 * * * *` and `0 0 * * 0`.
  expect(await describe(schedule('*/61 * * * *'))).toBe('Every hour');
  expect(await describe(schedule('0 */24 * * */7'))).toBe('At 12:00 AM, only on Sunday');
  expect(await describe(schedule('0 0 0 ? * */7', 'quartz'))).toBe('At 12:00 AM, only on Sunday');
  expect(isEvery(schedule('* * * * *').fields.minute)).toBe(true);
});

test('an unknown time zone is undefined', () => {
  expect(zoneOf('Europe/Nowhere')).toBeUndefined();
  expect(zoneOf('')).toBeUndefined();
});
