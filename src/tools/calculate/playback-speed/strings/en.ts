import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'Find',
    duration: 'Length',
    speed: 'Speed',
    target: 'Time you have',
    perDay: 'Listening minutes per day',
    start: 'First day',
    book: 'Audiobook with a listening plan',
    newDuration: 'New length',
    neededSpeed: 'Speed you need',
    saved: 'Time saved',
    percent: 'Time saved (%)',
    daysNeeded: 'Days to finish',
    finish: 'Last day',
    speeds: 'At other speeds',
  },
  hints: {
    duration: '3:20 is 3 minutes 20 seconds, or 3 hours 20 minutes for an audiobook. A number alone means seconds.',
    book: 'Shows on which day you finish, and reads 3:20 as hours and minutes.',
  },
  placeholders: { duration: '1:30:00 or 90m, one per line', target: '45m' },
  choices: { mode: { time: 'The new length', speed: 'The speed to fit a time' } },
  problems: {
    badDuration: 'Line {line}: “{text}” is not a length. Type it as 1:30:00, 1h 30m, or 90m.',
    badTarget: '“{text}” is not a length of time. Type it as 1:30:00, 1h 30m, or 90m.',
    tooFast: 'That would need {speed}×, but the fastest speed here is {most}×. Allow more time.',
    tooSlow: 'That would be slower than {least}×, the slowest speed here. Allow less time.',
  },
  notes: {
    over: 'At {speed}×, playback takes a little longer, because the speed is rounded. To stay within the time, use {faster}×.',
  },
  steps: {
    added: '{parts, plural, one {# length} other {# lengths}} together: {total}',
    divided: '{total} ÷ {speed} = {time}',
    needed: '{total} ÷ {time} = {speed}',
  },
  terms: { speed: 'Speed', time: 'Length', saved: 'Saved' },
} satisfies ToolStrings<typeof tool>;
