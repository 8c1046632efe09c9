import { isProblem, note, problem, term, type Cell } from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';
import {
  blanksOf,
  canonical,
  describe,
  inText,
  isEvery,
  loadRuns,
  readFive,
  whenText,
  type Schedule,
} from '../../../formats/cron';
import { daysInMonth } from '../../../core/dates/calendar-date';
import { ownZone, zoneOf } from '../../../core/dates/time-zone';

export interface Entry {
  readonly minute: string;
  readonly hour: string;
  readonly dayOfMonth: string;
  readonly month: string;
  readonly dayOfWeek: string;
  readonly command: string;
  /** Where the command's output goes. */
  readonly output: 'mail' | 'discard' | 'log';
  readonly logFile: string;
  readonly mailto: string;
  readonly timeZone: string;
  readonly user: string;
}

const RUNS_SHOWN = 5;
/** A leap year has every day that a month can have. */
const LEAP_YEAR = 2028;

/**
 * A crontab's lines (settings, normalized fields, user, command and where its output goes), a description and the next
 * runs.
 */
export async function crontab(entry: Entry, now: Date, lang: Lang) {
  const schedule = readFive(entry);
  if ('code' in schedule) return problem(schedule.code, blanksOf(schedule), schedule.field);
  const { dayOfMonth, dayOfWeek } = schedule.fields;
  if (neverMeets(schedule)) return problem('neverMeets', { day: entry.dayOfMonth, month: entry.month }, 'dayOfMonth');
  const command = commandLine(entry);
  if (isProblem(command)) return command;
  const [timeZone, user, mailto] = [entry.timeZone.trim(), entry.user.trim(), entry.mailto.trim()];
  const zone = zoneOf(timeZone || ownZone());
  if (!zone) return problem('zone', { name: timeZone }, 'timeZone');
  if (user !== '' && !/^[\w.][\w.-]*\$?$/.test(user)) return problem('user', { name: user }, 'user');

  const expression = schedule.written
    .map((field) => canonical(field, field.name === 'dayOfMonth' ? dayOfWeek.star : dayOfMonth.star))
    .join(' ');
  const lines = [
    entry.output === 'mail' && mailto !== '' && `MAILTO=${quoted(mailto, /^[^\s"'#]+$/)}`,
    timeZone !== '' && `CRON_TZ=${fileName(timeZone)}`,
    [expression, ...(user === '' ? [] : [user]), command].join(' '),
  ];
  const { nextRuns } = await loadRuns();
  const found = nextRuns(schedule, now.getTime(), zone, RUNS_SHOWN);
  const restricted = !isEvery(dayOfMonth) && !isEvery(dayOfWeek);
  return {
    result: lines.filter((line) => line !== false).join('\n'),
    description: await describe({ ...schedule, text: expression }),
    runs: {
      columns: [term('when'), term('in')],
      rows: found.map((run): Cell[] => [whenText(run, zone, lang), inText(run, now.getTime(), lang)]),
    },
    notes: [
      restricted && (dayOfMonth.star || dayOfWeek.star ? note('bothFit') : note('eitherFits')),
      entry.command.includes('%') && note('percent'),
      !needsNoPath(entry.command) && note('fullPath'),
      entry.output !== 'mail' && /[;|&]/.test(entry.command) && note('group'),
      schedule.written.some(({ bareStep }) => bareStep) && note('bareStep'),
    ],
  };
}

/**
 * Whether none of the chosen months has a chosen day. If the day of the week can match instead, there is always a run.
 */
function neverMeets({ fields: { dayOfMonth, month, dayOfWeek } }: Schedule): boolean {
  if (!dayOfWeek.star && !dayOfMonth.star) return false;
  return month.values.every((one) => dayOfMonth.values.every((day) => day > daysInMonth(LEAP_YEAR, one)));
}

function commandLine({ command: typed, output, logFile: typedFile }: Entry) {
  const command = typed.trim();
  if (command === '') return problem('noCommand', {}, 'command');
  if (/[\r\n]/.test(command)) return problem('lineBreak', {}, 'command');
  const logFile = typedFile.trim();
  if (output === 'log' && logFile === '') return problem('noLogFile', {}, 'logFile');
  const redirected = { mail: '', discard: ' >/dev/null 2>&1', log: ` >>${quoted(logFile, /^[\w./~+@:,=%-]+$/)} 2>&1` }[
    output
  ];
  // cron reads a bare % as a line break and passes what follows to the command as input; an escaped % stays as it is.
  return `${command}${redirected}`.replace(/(\\?)%/g, '\\%');
}

/**
 * The name of a time zone as its file is spelled: browsers ignore case, but cron would not find `europe/paris`, and would
 * use UTC. A browser may only know an older name of the zone; then the name stays as typed.
 */
function fileName(zone: string): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
}

/** Quotes a text for sh with single quotes, unless it matches `plain`. */
const quoted = (text: string, plain: RegExp): string =>
  plain.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Shell builtins and keywords, which need no path. cron's PATH is often just /usr/bin:/bin. */
const BUILT_IN = new Set([
  'cd',
  'echo',
  'test',
  '[',
  'export',
  'set',
  'exec',
  'if',
  'for',
  'while',
  '(',
  '{',
  ':',
  '.',
  'true',
  'false',
]);

function needsNoPath(command: string): boolean {
  const first =
    command
      .trim()
      .split(/\s+/)
      .find((word) => !/^\w+=/.test(word)) ?? '';
  return first.replace(/^[("'{]+/, '').includes('/') || BUILT_IN.has(first);
}
