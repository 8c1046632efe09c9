import {
  calculatorTool,
  choice,
  give,
  line,
  note,
  number,
  problem,
  step,
  term,
  text,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { hoursText } from '../../../core/dates/duration';
import { addTo, between, isTwelveHour, parseClock, readEntries, signedDuration, twelveHour, type Entry } from './clock';

const HOUR = 3_600;
const DAY = 24 * HOUR;

export default calculatorTool({
  fields: {
    mode: choice(['between', 'add', 'sum'], { tier: 'main', look: 'buttons' }),
    start: line({ tier: 'input', autocomplete: 'off', when: { mode: ['between', 'add'] } }),
    end: line({ tier: 'input', autocomplete: 'off', when: { mode: ['between'] } }),
    break: number(0, { tier: 'input', min: 0, max: 1_440, integer: false, when: { mode: ['between'] } }),
    plus: line({ tier: 'input', autocomplete: 'off', when: { mode: ['add'] } }),
    input: text({ tier: 'input', rows: 5, mono: true, when: { mode: ['sum'] } }),
  },
  outputs: {
    duration: give.word({ lead: true }),
    time: give.word({ lead: true }),
    dayOffset: give.integer(),
    decimalHours: give.decimal({ digits: 2 }),
    minutes: give.decimal(),
    lines: give.table(),
  },
  run({ mode, start, end, break: pause, plus, input }) {
    if (mode === 'sum') return sumOf(input);
    const from = clockOf(start, 'start');
    if (typeof from !== 'number') return from;
    const shown = isTwelveHour(start) ? twelveHour : String;
    if (mode === 'add') return added(from, plus, shown);
    const to = clockOf(end, 'end');
    if (typeof to !== 'number') return to;
    const span = between(from % DAY, to);
    const seconds = span - pause * 60;
    if (seconds < 0) return problem('longBreak', { minutes: pause, span: hoursText(span) }, 'break');
    return {
      ...figures(seconds),
      notes: [to < from && note('nextDay'), to === from && note('sameTime')],
      steps: [
        step('between', { start: shown(addTo(from, 0).time), end: shown(addTo(to, 0).time), span: hoursText(span) }),
        ...(pause > 0
          ? [step('break', { span: hoursText(span), pause: hoursText(pause * 60), duration: hoursText(seconds) })]
          : []),
        decimalStep(seconds),
      ],
    };
  },
});

/** A time of day in seconds; or the message, or that the form waits for it. */
function clockOf(typed: string, field: 'start' | 'end') {
  if (typed.trim() === '') return { empty: true };
  return parseClock(typed) ?? problem('badTime', { text: typed.trim() }, field);
}

const figures = (seconds: number) => ({
  duration: hoursText(seconds),
  decimalHours: seconds / HOUR,
  minutes: seconds / 60,
});

const decimalStep = (seconds: number) => {
  const size = Math.abs(seconds);
  return step('decimal', {
    duration: hoursText(seconds),
    sign: seconds < 0 ? '−' : '',
    hours: Math.floor(size / HOUR),
    minutes: Math.round((size % HOUR) / 0.6) / 100,
    decimal: Math.round((seconds / HOUR) * 100) / 100,
  });
};

function added(start: number, plus: string, shown: (time: string) => string) {
  if (plus.trim() === '') return { empty: true };
  const seconds = signedDuration(plus);
  if (seconds === undefined) return problem('badDuration', { text: plus.trim() }, 'plus');
  const { time, dayOffset } = addTo(start, seconds);
  const days = Math.abs(dayOffset);
  return {
    time,
    dayOffset,
    notes: [dayOffset > 0 && note('daysLater', { days }), dayOffset < 0 && note('daysEarlier', { days })],
    steps: [step('add', { start: shown(addTo(start, 0).time), plus: hoursText(seconds), time: shown(time) })],
  };
}

function sumOf(input: string) {
  const entries = readEntries(input);
  if ('line' in entries) return problem('badLine', { line: entries.line, text: entries.text }, 'input');
  if (entries.length === 0) return { empty: true };
  const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0);
  return {
    ...figures(seconds),
    lines: entries.length > 1 ? linesTable(entries) : undefined,
    steps: [step('sum', { lines: entries.length, duration: hoursText(seconds) }), decimalStep(seconds)],
  };
}

function linesTable(entries: readonly Entry[]) {
  let total = 0;
  return {
    columns: [term('typed'), term('duration'), term('decimal'), term('total')],
    rows: entries.map(({ text: typed, seconds }): Cell[] => {
      total += seconds;
      return [typed, hoursText(seconds), Math.round((seconds / HOUR) * 100) / 100, hoursText(total)];
    }),
    name: 'hours',
  } satisfies Table;
}
