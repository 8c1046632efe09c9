import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime.timedelta and decimal';

export default [
  {
    values: { mode: 'time', duration: '1:30:00', speed: '1.5', book: false },
    gives: { newDuration: '1:00:00', saved: '0:30:00', percent: '33.333333333333' },
    source: PYTHON,
  },
  {
    values: { mode: 'time', duration: '12:40\n8:05\n1h 2m', speed: 2, book: false },
    gives: { newDuration: '0:41:23', saved: '0:41:22', percent: '50' },
    source: PYTHON,
  },
  {
    values: { mode: 'speed', duration: '1:30:00', target: '50m', book: false },
    gives: { neededSpeed: '1.8', newDuration: '0:50:00' },
    source: PYTHON,
  },
  {
    values: { mode: 'time', duration: '10:00:00', speed: '1.5', perDay: 60, start: '2026-11-23', book: true },
    gives: { newDuration: '6:40:00', saved: '3:20:00', daysNeeded: 7, finish: '2026-11-29' },
    source: PYTHON,
  },
  {
    values: { mode: 'time', duration: '1:75', speed: '1.5', book: false },
    gives: problem('badDuration', { line: 1, text: '1:75' }, 'duration'),
    source: 'a minute has 60 seconds',
  },
] satisfies Examples<typeof tool>;
