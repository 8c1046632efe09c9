import {
  calculatorTool,
  choice,
  give,
  isProblem,
  line,
  problem,
  step,
  term,
  type Cell,
  type Item,
  type Table,
} from '../../../kinds/contract';
import { localText, offsetText } from '../../../core/dates/local-time';
import type { Zone } from '../../../core/dates/time-zone';
import { withLabel } from '../../../i18n/format';
import { LOCALES, type Lang } from '../../../i18n/languages';
import { cityOf, clockName, convert, differenceText, inWords, zonedText, type Converted, type Shown } from './convert';
import { nextChange } from './next-change';
import { readTime } from './read-time';
import { loadNames, missing, sourceOf, suggestions, targetsOf } from './zones';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export default calculatorTool({
  eager: true,
  fields: {
    datetime: line({ tier: 'input', autocomplete: 'off' }),
    from: line({ tier: 'input', autocomplete: 'off' }),
    to: line({ tier: 'input', autocomplete: 'off', initial: 'UTC, America/New_York, Europe/London, Asia/Tokyo' }),
    overlap: choice(['earlier', 'later'], { tier: 'more' }),
  },
  outputs: {
    result: give.items(),
    utc: give.code(),
    note: give.word(),
    zones: give.table(),
    hours: give.table(),
  },
  suggests: ({ from, to }, lang) => suggestions(String(from), String(to), lang),
  async run({ datetime, from, to, overlap }, { now, lang }) {
    await loadNames(from, to, lang);
    const source = sourceOf(from, lang);
    if (!('zone' in source)) return missing(from.trim(), source, 'from');
    const targets = targetsOf(to, lang);
    if (isProblem(targets)) return targets;
    if (targets.length === 0) return { empty: true };
    const local = localOf(datetime, source.zone, now, lang);
    if (local === undefined) return problem('notTime', { text: datetime.trim() }, 'datetime');
    const converted = convert(local, source.zone, targets, overlap);
    const { instant, source: shown, gap } = converted;
    const utc = new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
    return {
      result: converted.targets.map((target) => itemOf(target, shown, lang)),
      utc,
      note: gap
        ? gapNote(gap, converted, lang)
        : converted.clocks === 'overlap'
          ? overlapNote(converted, local, lang)
          : '',
      zones: zonesTable(converted, lang),
      hours: hoursTable(converted),
      steps: [
        step('toUtc', { local: localText(shown.local), offset: offsetText(shown.offset), zone: shown.zone.name, utc }),
        ...converted.targets.map((target) =>
          step('toZone', {
            utc,
            offset: offsetText(target.offset),
            zone: target.zone.name,
            local: localText(target.local),
          }),
        ),
      ],
    };
  },
});

/** What was typed, or the time now to the minute, as a local time of the zone. */
function localOf(typed: string, zone: Zone, now: Date, lang: Lang): number | undefined {
  const current = now.getTime() + zone.offset(now.getTime());
  if (typed.trim() === '') return Math.floor(current / MINUTE) * MINUTE;
  return readTime(typed, new Date(current).toISOString().slice(0, 10), lang);
}

const itemOf = (target: Shown, source: Shown, lang: Lang): Item => ({
  text: zonedText(target),
  label: withLabel(
    cityOf(target.zone),
    `${inWords(target.local, lang)} (${differenceText(target.offset - source.offset)})`,
    lang,
  ),
});

const timeOnly = (local: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { timeStyle: 'short', timeZone: 'UTC' }).format(local);

const gapNote = ([from, to]: readonly [number, number], { source }: Converted, lang: Lang) =>
  term('gap', {
    zone: source.zone.name,
    from: inWords(from, lang),
    to: inWords(to, lang),
    used: inWords(source.local, lang),
  });

function overlapNote({ source, instant }: Converted, local: number, lang: Lang) {
  const first = convert(local, source.zone, [], 'earlier').instant === instant;
  const blanks = { zone: source.zone.name, time: timeOnly(local, lang), offset: offsetText(source.offset) };
  return first ? term('overlapEarlier', blanks) : term('overlapLater', blanks);
}

function zonesTable({ instant, source, targets }: Converted, lang: Lang) {
  const row = (shown: Shown): Cell[] => {
    const change = nextChange(instant, shown.zone);
    return [
      shown.zone.name,
      inWords(shown.local, lang),
      clockName(instant, shown.zone, lang),
      offsetText(shown.offset),
      differenceText(shown.offset - source.offset),
      change === undefined
        ? term('noChange')
        : `${inWords(change.at + shown.offset, lang)} (${differenceText(change.by)})`,
    ];
  };
  return {
    columns: [term('zone'), term('time'), term('clock'), term('offset'), term('difference'), term('change')],
    rows: [source, ...targets].map(row),
    name: 'time-zones',
  } satisfies Table;
}

/** The day of the first zone, hour by hour, and the local times of the others. */
function hoursTable({ source, targets, instant }: Converted) {
  const midnight = Math.floor(source.local / (24 * HOUR)) * 24 * HOUR;
  const clock = (local: number) => new Date(local).toISOString().slice(11, 16);
  return {
    columns: [cityOf(source.zone), ...targets.map(({ zone }) => cityOf(zone))],
    rows: HOURS.map((hour): Cell[] => {
      const at = midnight + hour * HOUR - source.offset;
      return [clock(at + source.zone.offset(at)), ...targets.map(({ zone }) => clock(at + zone.offset(at)))];
    }),
    name: `hours-${new Date(instant).toISOString().slice(0, 10)}`,
  } satisfies Table;
}
