import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime and timedelta';

export default [
  {
    values: { mode: 'between', start: '22:15', end: '06:00', break: 30 },
    gives: { duration: '7:15', decimalHours: 7.25, minutes: 435 },
    source: PYTHON,
  },
  {
    values: { mode: 'between', start: '9:30 am', end: '5:45 pm', break: 0 },
    gives: { duration: '8:15', decimalHours: 8.25, minutes: 495 },
    source: PYTHON,
  },
  {
    values: { mode: 'add', start: '21:30', plus: '4h 45m' },
    gives: { time: '02:15', dayOffset: 1 },
    source: PYTHON,
  },
  {
    values: { mode: 'sum', input: '7:45\n8:10  # Tuesday\n90m\n-0:15\n1.5h' },
    gives: { duration: '18:40', decimalHours: 1120 / 60, minutes: 1120 },
    source: PYTHON,
  },
  {
    values: { mode: 'between', start: '25:00', end: '6:00' },
    gives: problem('badTime', { text: '25:00' }, 'start'),
    source: 'a day has 24 hours',
  },
] satisfies Examples<typeof tool>;
