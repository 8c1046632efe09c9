import {
  calculatorTool,
  choice,
  give,
  isProblem,
  line,
  note,
  problem,
  step,
  term,
  text,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { findZone, loadCityNames } from '../../../core/dates/find-zone';
import { ownZone, type Zone } from '../../../core/dates/time-zone';
import { formatNumber } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { floorDiv, inEpoch, NANOSECONDS, type Unit } from './epochs';
import { readLines, type Moment } from './read-lines';
import { inWords, isoText, relativeText, rfcText, zonedIso } from './write';

/** A longer list would block the main thread. */
const LONG_INPUT = 20_000;
const OTHERS = ['filetime', 'webkit', 'excel', 'ntp', 'cocoa'] as const;

export default calculatorTool({
  worker: ({ input }) => String(input).length > LONG_INPUT,
  fields: {
    input: text({ tier: 'input', rows: 1, mono: true, accept: '.txt,.csv,.log,text/*' }),
    unit: choice(['auto', 's', 'ms', 'us', 'ns'], { tier: 'input', when: { epoch: ['unix'] } }),
    zone: line({ tier: 'input', autocomplete: 'off' }),
    epoch: choice(['unix', 'filetime', 'webkit', 'excel', 'ntp', 'cocoa'], { tier: 'more' }),
  },
  outputs: {
    words: give.word({ lead: true }),
    seconds: give.word({ lead: true }),
    milliseconds: give.code(),
    microseconds: give.code(),
    nanoseconds: give.code(),
    iso: give.code(),
    local: give.code(),
    rfc: give.code(),
    relative: give.word(),
    unitUsed: give.code(),
    lines: give.table(),
    epochs: give.table(),
  },
  async run({ input, unit, epoch, zone: typed }, { now, lang }) {
    if (input.trim() === '') return { empty: true };
    const name = typed.trim() || ownZone();
    await loadCityNames([name], lang);
    const zone = zoneFrom(name, lang);
    if (isProblem(zone)) return zone;
    const { moments, bad, count } = readLines(input, { unit, epoch, zone, lang });
    const [first] = moments;
    const wrong = bad && problem(bad.fault, { line: bad.line, text: bad.text }, 'input');
    if (!first) return wrong ?? { empty: true };
    return {
      ...figuresOf(first, zone, now.getTime(), lang),
      lines: count > 1 ? linesTable(moments, zone) : undefined,
      epochs: epochsTable(first.instant, lang),
      problem: wrong,
      notes: [
        count > 1 && note('firstLine'),
        unit === 'auto' && epoch === 'unix' && first.unitUsed !== undefined && note(GUESSED[first.unitUsed]),
        first.clocks === 'gap' && note('gap', { zone: zone.name }),
        first.clocks === 'overlap' && note('overlap', { zone: zone.name }),
      ],
      steps: [
        step('count', {
          iso: isoText(first.instant),
          days: floorDiv(first.instant, DAY),
          rest: secondsOf(first) - floorDiv(first.instant, DAY) * 86_400n,
          seconds: secondsOf(first).toString(),
        }),
      ],
    };
  },
});

const GUESSED = { s: 'readAsS', ms: 'readAsMs', us: 'readAsUs', ns: 'readAsNs' } as const satisfies Record<
  Unit,
  string
>;

const DAY = 86_400n * NANOSECONDS.s;
const secondsOf = ({ instant }: Moment): bigint => floorDiv(instant, NANOSECONDS.s);

function zoneFrom(name: string, lang: Lang) {
  const found = findZone(name, lang);
  if ('zone' in found) return found.zone;
  return 'ambiguous' in found
    ? problem('ambiguousZone', { name, zones: found.ambiguous.join(', ') }, 'zone')
    : problem('unknownZone', { name, zones: found.nearest.join(', ') }, 'zone');
}

const figuresOf = ({ instant, unitUsed }: Moment, zone: Zone, now: number, lang: Lang) => ({
  words: inWords(instant, zone, lang),
  seconds: String(floorDiv(instant, NANOSECONDS.s)),
  milliseconds: String(floorDiv(instant, NANOSECONDS.ms)),
  microseconds: String(floorDiv(instant, NANOSECONDS.us)),
  nanoseconds: String(instant),
  iso: isoText(instant),
  local: zonedIso(instant, zone) ?? '',
  rfc: rfcText(instant) ?? '',
  relative: relativeText(instant, now, lang),
  unitUsed: unitUsed ?? '',
});

const linesTable = (moments: readonly Moment[], zone: Zone) =>
  ({
    columns: [term('typed'), term('seconds'), term('utc'), term('local')],
    rows: moments.map((moment): Cell[] => [
      moment.text,
      secondsOf(moment).toString(),
      isoText(moment.instant),
      zonedIso(moment.instant, zone) ?? null,
    ]),
    name: 'timestamps',
  }) satisfies Table;

/** The counts have the decimal separator of the language, but aren’t grouped: they are copied into other programs. */
const epochsTable = (instant: bigint, lang: Lang) =>
  ({
    columns: [term('system'), term('value')],
    rows: OTHERS.map((epoch): Cell[] => [
      term(epoch),
      inEpoch(instant, epoch).replace('.', formatNumber('0.5', lang).charAt(1)),
    ]),
    name: 'timestamp-in-other-systems',
  }) satisfies Table;
