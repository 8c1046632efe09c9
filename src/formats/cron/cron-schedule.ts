import { isFault, readField, type CronFault, type CronField, type Dialect, type FieldName } from './cron-field';

/** A parsed schedule: one field of each name. A field that was not written is `0` (second) or any (year). */
export interface Schedule {
  readonly dialect: Dialect;
  readonly fields: Readonly<Record<FieldName, CronField>>;
  /** The fields that were written, in order. */
  readonly written: readonly CronField[];
  /** The expression that a nickname abbreviates, or the one that was typed. */
  readonly text: string;
}

/** crontab(5). */
const NICKNAMES: Readonly<Record<string, string>> = {
  '@HOURLY': '0 * * * *',
  '@DAILY': '0 0 * * *',
  '@MIDNIGHT': '0 0 * * *',
  '@WEEKLY': '0 0 * * 0',
  '@MONTHLY': '0 0 1 * *',
  '@YEARLY': '0 0 1 1 *',
  '@ANNUALLY': '0 0 1 1 *',
};

/** One line of a crontab, or only an expression. */
export interface CronLine {
  readonly schedule: Schedule | 'reboot';
  /** What follows the fields, including the user. */
  readonly rest: string;
}

export type LineFault =
  | CronFault
  | {
      readonly code: 'cronFieldCount' | 'cronNickname' | 'cronQuartzCount' | 'cronBothDays';
      readonly blanks: Readonly<Record<string, string | number>>;
    };

const WORD = /^(?!#)(?:[\d*?,/#-]|L|W|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)+$/i;

const UNIX: readonly FieldName[] = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'];
const WITH_SECONDS: readonly FieldName[] = ['second', ...UNIX];

/**
 * Reads a line: five fields, six with leading seconds, six or seven in Quartz, or a nickname. `auto` chooses Quartz if
 * there are seven fields, or if a day field uses something that only Quartz supports.
 */
export function readLine(line: string, dialect: Dialect | 'auto'): CronLine | LineFault {
  const text = line.trim();
  if (text.startsWith('@')) return readNickname(text);
  const words = text.split(/\s+/);
  const firstOther = words.findIndex((word) => !WORD.test(word));
  const count = Math.min(7, firstOther < 0 ? words.length : firstOther);
  if (firstOther < 0 && words.length > (dialect === 'unix' ? 6 : 7))
    return { code: dialect === 'quartz' ? 'cronQuartzCount' : 'cronFieldCount', blanks: { count: words.length } };
  const asQuartz = dialect === 'quartz' || (dialect === 'auto' && looksQuartz(words.slice(0, count)));
  // If a word is not a field at all, the problem is that word and not the number of fields.
  const hasInvalidWord =
    count < 6 && words.length >= 6 && (dialect === 'quartz' || (dialect === 'auto' && words[3] === '?'));
  if (asQuartz || hasInvalidWord) return readQuartz(words, hasInvalidWord ? Math.min(7, words.length) : count);
  if (words.length < 5) return { code: 'cronFieldCount', blanks: { count: words.length } };
  const names = count >= 6 ? WITH_SECONDS : UNIX;
  return finish(text, words, names, 'unix');
}

function readNickname(text: string): CronLine | LineFault {
  const [nickname = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text)?.slice(1) ?? [];
  if (nickname.toUpperCase() === '@REBOOT') return { schedule: 'reboot', rest };
  const expression = NICKNAMES[nickname.toUpperCase()];
  if (expression === undefined) return { code: 'cronNickname', blanks: { text: nickname } };
  const read = finish(expression, expression.split(' '), UNIX, 'unix');
  return 'code' in read ? read : { ...read, rest };
}

function looksQuartz(words: readonly string[]): boolean {
  if (words.length === 7) return true;
  if (words.length !== 6) return false;
  const [day = '', week = ''] = [words[3], words[5]];
  return day === '?' || week === '?' || /^L|W/i.test(day) || /[L#]/i.test(week.replace(/JUL/i, ''));
}

function readQuartz(words: readonly string[], count: number): CronLine | LineFault {
  if (count < 6) return { code: 'cronQuartzCount', blanks: { count } };
  const names: readonly FieldName[] = count >= 7 ? [...WITH_SECONDS, 'year'] : WITH_SECONDS;
  const read = finish(words.join(' '), words, names, 'quartz');
  if ('code' in read || read.schedule === 'reboot') return read;
  const { dayOfMonth, dayOfWeek } = read.schedule.fields;
  return dayOfMonth.star || dayOfWeek.star ? read : { code: 'cronBothDays', blanks: {} };
}

function finish(
  text: string,
  words: readonly string[],
  names: readonly FieldName[],
  dialect: Dialect,
): CronLine | LineFault {
  const written: CronField[] = [];
  for (const [index, name] of names.entries()) {
    const field = readField(words[index] ?? '', name, dialect);
    if (isFault(field)) return field;
    written.push(field);
  }
  const of = (name: FieldName): CronField => written.find((field) => field.name === name) ?? unwritten(name);
  const rest = new RegExp(`^(?:\\S+\\s+){${names.length}}`).exec(`${text} `)?.[0].length ?? text.length;
  return {
    schedule: {
      dialect,
      written,
      text: words.slice(0, names.length).join(' '),
      fields: {
        second: of('second'),
        minute: of('minute'),
        hour: of('hour'),
        dayOfMonth: of('dayOfMonth'),
        month: of('month'),
        dayOfWeek: of('dayOfWeek'),
        year: of('year'),
      },
    },
    rest: text.slice(rest),
  };
}

/** Neither `0` nor `*` can be refused. */
function unwritten(name: FieldName): CronField {
  const field = readField(name === 'second' ? '0' : '*', name, 'unix');
  if (isFault(field)) throw new Error(`the default of ${name} is not a valid field`);
  return field;
}

/** Builds a schedule from five fields that were typed separately. */
export function readFive(
  texts: Readonly<Record<'minute' | 'hour' | 'dayOfMonth' | 'month' | 'dayOfWeek', string>>,
): Schedule | CronFault {
  const written: CronField[] = [];
  for (const name of ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const) {
    const field = readField(texts[name].trim(), name, 'unix');
    if (isFault(field)) return field;
    written.push(field);
  }
  const read = finish(
    '',
    written.map(({ text }) => text),
    UNIX,
    'unix',
  );
  if ('code' in read || read.schedule === 'reboot') throw new Error('fields that have been parsed cannot be refused');
  return read.schedule;
}
