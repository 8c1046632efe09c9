import {
  calculatorTool,
  choice,
  date,
  decimal,
  flag,
  give,
  isProblem,
  note,
  number,
  problem,
  step,
  term,
  text,
  line,
  type Table,
} from '../../../kinds/contract';
import { addDays } from '../../../core/dates/calendar-date';
import { decimalOf, plainText, quotient, rounded } from '../../../core/numbers/decimal';
import { clockText, type OneColon } from '../../../core/dates/duration';
import { readDuration, readDurations } from './read-durations';

const SLOWEST = '0.1';
const FASTEST = '16';
/** The table has a row for each of these speeds. */
const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2', '2.5', '3'];

export default calculatorTool({
  eager: true,
  fields: {
    mode: choice(['time', 'speed'], { tier: 'main', look: 'buttons' }),
    duration: text({ tier: 'input', rows: 2 }),
    speed: decimal('1.5', { tier: 'input', min: SLOWEST, max: FASTEST, when: { mode: ['time'] } }),
    target: line({ tier: 'input', autocomplete: 'off', when: { mode: ['speed'] } }),
    perDay: number(60, { tier: 'input', min: 1, max: 1_440, when: { book: [true] } }),
    start: date({ initial: 'today', when: { book: [true] } }),
    book: flag(false),
  },
  outputs: {
    newDuration: give.word({ lead: true }),
    neededSpeed: give.decimal({ lead: true, digits: 2 }),
    saved: give.word(),
    percent: give.percent({ digits: 1 }),
    daysNeeded: give.integer(),
    finish: give.date(),
    speeds: give.table(),
  },
  run({ mode, duration, speed, target, perDay, start, book }) {
    const oneColon = book ? 'hours' : 'minutes';
    const read = readDurations(duration, oneColon);
    if ('line' in read) return problem('badDuration', { line: read.line, text: read.text }, 'duration');
    if (read.seconds === 0) return { empty: true };
    const found = mode === 'time' ? speed : speedFor(read.seconds, target, oneColon);
    if (isProblem(found)) return found;
    if (found === '') return { empty: true };
    const seconds = Number(rounded(decimalOf(read.seconds).div(found), 0));
    const saved = Math.round(read.seconds) - seconds;
    const days = book ? Math.max(1, Math.ceil(seconds / (perDay * 60))) : undefined;
    return {
      newDuration: clockText(seconds),
      neededSpeed: mode === 'speed' ? found : undefined,
      saved: clockText(saved),
      percent: plainText(rounded(decimalOf(1).minus(decimalOf(1).div(found)).times(100), 12)),
      daysNeeded: days,
      finish: days !== undefined && start !== '' ? addDays(start, days - 1) : undefined,
      speeds: tableOf(read.seconds),
      notes: [
        mode === 'speed' &&
          decimalOf(found).lt(FASTEST) &&
          seconds > (readDuration(target, oneColon) ?? seconds) &&
          note('over', { speed: { exact: found }, faster: { exact: plainText(decimalOf(found).plus('0.01')) } }),
      ],
      steps: [
        ...(read.parts > 1 ? [step('added', { parts: read.parts, total: clockText(read.seconds) })] : []),
        mode === 'time'
          ? step('divided', { total: clockText(read.seconds), speed: { exact: found }, time: clockText(seconds) })
          : step('needed', { total: clockText(read.seconds), speed: { exact: found }, time: target.trim() }),
      ],
    };
  },
});

/** The speed that fits a duration into a time, to two decimals; '' while no time is typed. */
function speedFor(seconds: number, target: string, oneColon: OneColon) {
  if (target.trim() === '') return '';
  const time = readDuration(target, oneColon);
  if (time === undefined || time === 0) return problem('badTarget', { text: target.trim() }, 'target');
  const speed = quotient(seconds, time, 2);
  if (speed.gt(FASTEST))
    return problem('tooFast', { most: { exact: FASTEST }, speed: { exact: plainText(speed) } }, 'target');
  if (speed.lt(SLOWEST)) return problem('tooSlow', { least: { exact: SLOWEST } }, 'target');
  return plainText(speed);
}

function tableOf(seconds: number) {
  return {
    columns: [term('speed'), term('time'), term('saved')],
    rows: SPEEDS.map((speed) => {
      const time = Number(rounded(decimalOf(seconds).div(speed), 0));
      return [`${speed}×`, clockText(time), clockText(Math.round(seconds) - time)];
    }),
    name: 'playback-speeds',
  } satisfies Table;
}
