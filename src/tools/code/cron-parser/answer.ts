import { note, problem, term, type Cell, type Note } from '../../../kinds/contract';
import { LOCALES, type Lang } from '../../../i18n/languages';
import {
  blanksOf,
  describe,
  fitsDay,
  inText,
  isEvery,
  loadRuns,
  RANGES,
  whenText,
  type CronField,
  type Dialect,
  type Schedule,
} from '../../../formats/cron';
import { parseInstant } from '../../../core/dates/instant';
import { ownZone, zonedText, zoneOf } from '../../../core/dates/time-zone';
import { readCrontab, type Crontab, type Job } from './crontab';

export interface Asked {
  readonly input: string;
  readonly dialect: Dialect | 'auto';
  /** '' for this device's time zone. */
  readonly timeZone: string;
  /** RFC 3339; '' for now. */
  readonly from: string;
  readonly count: number;
}

/** What an expression means and when it runs next; for a crontab, the runs of all lines combined. */
export async function answer({ input, dialect, timeZone, from, count }: Asked, now: Date, lang: Lang) {
  const zone = zoneOf(timeZone.trim() || ownZone());
  if (!zone) return problem('zone', { name: timeZone.trim() }, 'timeZone');
  const start = from.trim() === '' ? now.getTime() : parseInstant(from);
  if (start === undefined) return problem('instant', {}, 'from');

  const crontab = readCrontab(input, dialect, zone);
  const several = /[\r\n]/.test(input.trim());
  const wrong = faultOf(crontab, several);
  const [first] = crontab.jobs;
  if (!first) return wrong ?? problem('noSchedule', {}, 'input');

  const { runs } = await loadRuns();
  const sources = crontab.jobs.flatMap((job) =>
    job.schedule === 'reboot' ? [] : [{ job, source: runs(job.schedule, start, job.zone) }],
  );
  const queues = sources.map(({ job, source }) => ({ job, source, next: source.next().value ?? undefined }));
  const firstRuns: FirstRuns = new Map(queues.map(({ job, next }) => [job, next]));
  const found = nextOfAll(queues, count);
  const next = found.map(({ instant, job }) => zonedText(instant, job.zone));
  const isCrontab = crontab.jobs.length > 1 || first.command !== '';
  const only = crontab.jobs.length === 1 ? first : undefined;
  return {
    result: next.join('\n'),
    description: only ? await inWords(only) : '',
    runs: {
      columns: [term('when'), term('in'), ...(isCrontab && !only ? [term('job')] : [])],
      rows: found.map(({ instant, job }): Cell[] => [
        whenText(instant, job.zone, lang),
        inText(instant, now.getTime(), lang),
        ...(isCrontab && !only ? [job.command || textOf(job)] : []),
      ]),
    },
    days: calendarDays(firstRuns, found[0]?.instant, start),
    fields: only && only.schedule !== 'reboot' ? fieldTable(only.schedule, lang) : { columns: [], rows: [] },
    jobs: isCrontab ? await jobTable(crontab.jobs, firstRuns, lang) : { columns: [], rows: [] },
    notes: [
      ...crontab.jobs.flatMap((job) => remarksOn(job, several, firstRuns)),
      new Set(found.map(({ instant, job }) => job.zone.offset(instant))).size > 1 && !several && note('clockChange'),
    ],
    problem: wrong,
  };
}

function faultOf({ fault }: Crontab, several: boolean) {
  if (!fault) return undefined;
  const { why, line, text } = fault;
  if (why === 'zone') return problem('zone', { name: text }, 'input');
  return problem(why.code, blanksOf(why, several ? line : undefined), 'input');
}

const textOf = ({ schedule }: Job): string => (schedule === 'reboot' ? '@reboot' : schedule.text);

const inWords = async ({ schedule }: Job) => (schedule === 'reboot' ? term('atReboot') : describe(schedule));

/** The first run of each job that has run times. */
type FirstRuns = ReadonlyMap<Job, number | undefined>;

interface Queue {
  readonly job: Job;
  readonly source: Generator<number, void>;
  next: number | undefined;
}

/** The next runs of all jobs in order of time; runs at the same instant are in the order of the lines. */
function nextOfAll(queues: readonly Queue[], count: number) {
  const found: { instant: number; job: Job }[] = [];
  while (found.length < count) {
    let soonest: Queue | undefined;
    for (const queue of queues) {
      if (queue.next !== undefined && queue.next < (soonest?.next ?? Infinity)) soonest = queue;
    }
    if (soonest?.next === undefined) break;
    found.push({ instant: soonest.next, job: soonest.job });
    soonest.next = soonest.source.next().value ?? undefined;
  }
  return found;
}

const DAY = 86_400_000;
const MONTHS_SHOWN = 3;

/** Days with a run during three months, starting with the month of the first run; each day in its job's time zone. */
function calendarDays(firstRuns: FirstRuns, first: number | undefined, start: number): string[] {
  if (first === undefined) return [];
  const days = new Set<string>();
  for (const [{ schedule, zone }, next] of firstRuns) {
    if (schedule === 'reboot') continue;
    const local = first + zone.offset(first);
    const shown = new Date(local);
    const end = Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + MONTHS_SHOWN, 1);
    const today = Math.floor((start + zone.offset(start)) / DAY) * DAY;
    const begin = next === undefined ? end : Math.floor((next + zone.offset(next)) / DAY) * DAY;
    for (let day = Math.max(today, begin); day < end; day += DAY) {
      const date = new Date(day);
      if (fitsDay(schedule, date)) days.add(date.toISOString().slice(0, 10));
    }
  }
  return [...days].sort((a, b) => (a < b ? -1 : 1));
}

const FIELD_TERMS = {
  second: term('second'),
  minute: term('minute'),
  hour: term('hour'),
  dayOfMonth: term('dayOfMonth'),
  month: term('month'),
  dayOfWeek: term('dayOfWeek'),
  year: term('year'),
} as const;

const fieldTable = ({ written }: Schedule, lang: Lang) => ({
  columns: [term('field'), term('typed'), term('values')],
  rows: written.map((field): Cell[] => [
    FIELD_TERMS[field.name],
    field.text,
    isEvery(field) ? term('every') : field.values.length === 0 ? field.text : valuesText(field, lang),
  ]),
});

function valuesText({ name, values, specials, text }: CronField, lang: Lang): string {
  const special = specials.length > 0 ? ` + ${text}` : '';
  if (name !== 'month' && name !== 'dayOfWeek') return values.join(', ') + special;
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone: 'UTC',
    ...(name === 'month' ? { month: 'long' } : { weekday: 'long' }),
  });
  // 2 August 2026 is a Sunday.
  const date = (value: number) => (name === 'month' ? Date.UTC(2026, value - 1, 1) : Date.UTC(2026, 7, 2 + value));
  return values.map((value) => format.format(date(value))).join(', ') + special;
}

async function jobTable(jobs: readonly Job[], firstRuns: FirstRuns, lang: Lang) {
  const rows: Cell[][] = [];
  for (const job of jobs) {
    const next = firstRuns.get(job);
    const runsNext =
      next === undefined ? (job.schedule === 'reboot' ? '' : term('never')) : whenText(next, job.zone, lang);
    rows.push([job.line, textOf(job), await inWords(job), job.user, job.command, runsNext]);
  }
  return {
    columns: [term('line'), term('schedule'), term('meaning'), term('user'), term('command'), term('next')],
    rows,
  };
}

/** Steps that do not divide their field evenly start again at its beginning, so the last interval is shorter. */
const UNEVEN = ['second', 'minute', 'hour'] as const;

function remarksOn(job: Job, several: boolean, firstRuns: FirstRuns): Note<RemarkCode>[] {
  const { schedule, line } = job;
  if (schedule === 'reboot') return [note('reboot')];
  const { dayOfMonth, dayOfWeek } = schedule.fields;
  const restricted = !isEvery(dayOfMonth) && !isEvery(dayOfWeek);
  const remarks: Note<RemarkCode>[] = [];
  if (firstRuns.get(job) === undefined) {
    remarks.push(several ? note('neverLine', { line }) : note('never'));
  }
  if (restricted && schedule.dialect === 'unix') {
    remarks.push(dayOfMonth.star || dayOfWeek.star ? note('bothFit') : note('eitherFits'));
  }
  if (schedule.dialect === 'quartz' && dayOfMonth.text !== '?' && dayOfWeek.text !== '?')
    remarks.push(note('quartzQuestion'));
  if (schedule.dialect === 'unix' && schedule.written.some(({ bareStep }) => bareStep)) remarks.push(note('bareStep'));
  for (const name of UNEVEN) {
    const step = /^\*\/(\d+)$/.exec(schedule.fields[name].text)?.[1];
    if (step !== undefined && (RANGES[name].max + 1) % Number(step) !== 0) {
      remarks.push(
        note('uneven', { text: schedule.fields[name].text, last: schedule.fields[name].values.at(-1) ?? 0 }),
      );
    }
  }
  return remarks;
}

type RemarkCode =
  | 'reboot'
  | 'never'
  | 'neverLine'
  | 'bothFit'
  | 'eitherFits'
  | 'quartzQuestion'
  | 'bareStep'
  | 'uneven';
