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
  {
    values: { mode: 'between', start: '8:00', end: '16:15', break: 30 },
    gives: { duration: '7:45', decimalHours: 7.75, minutes: 465 },
    source: PYTHON,
    lang: 'pl',
  },
  {
    values: { mode: 'sum', input: '7:45\n8:10  # wtorek\n90 min\n-0:15\n1,5 godz.' },
    gives: { duration: '18:40', decimalHours: 1120 / 60, minutes: 1120 },
    source: PYTHON,
    lang: 'pl',
  },
  {
    values: { mode: 'add', start: '21:30', plus: '4 godz. 45 min' },
    gives: { time: '02:15', dayOffset: 1 },
    source: PYTHON,
    lang: 'pl',
  },
  {
    values: { mode: 'between', start: '22:00', end: '6:00', break: 0 },
    gives: { duration: '8:00', decimalHours: 8, minutes: 480 },
    source: PYTHON,
    lang: 'pl',
  },
] satisfies Examples<typeof tool>;
