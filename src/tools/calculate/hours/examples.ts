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
    lang: 'en',
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
    lang: 'en',
  },
  {
    values: { mode: 'between', start: '8:45', end: '18:15', break: 60 },
    lang: 'es',
    gives: { duration: '8:30', decimalHours: 8.5, minutes: 510 },
    source: PYTHON,
  },
  {
    values: { mode: 'sum', input: '7:45\n8:10 # martes\n90 min\n-0:15\n1,5 h' },
    lang: 'es',
    gives: { duration: '18:40', decimalHours: 1120 / 60, minutes: 1120 },
    source: PYTHON,
  },
  {
    values: { mode: 'between', start: '17.00', end: '20.30', break: 0 },
    lang: 'id',
    gives: { duration: '3:30', decimalHours: 3.5, minutes: 210 },
    source: PYTHON,
  },
  {
    values: { mode: 'sum', input: '7:45\n8:10 # Selasa\n90 menit\n-0:15\n1,5 jam' },
    lang: 'id',
    gives: { duration: '18:40', decimalHours: 1120 / 60, minutes: 1120 },
    source: PYTHON,
  },
  {
    values: { mode: 'between', start: '8:30', end: '17:45', break: 60 },
    lang: 'it',
    gives: { duration: '8:15', decimalHours: 8.25, minutes: 495 },
    source: PYTHON,
  },
  {
    values: { mode: 'sum', input: '7:45\n8:10 # martedì\n90 min\n-0:15\n1,5 h' },
    lang: 'it',
    gives: { duration: '18:40', decimalHours: 1120 / 60, minutes: 1120 },
    source: PYTHON,
  },
  {
    values: { mode: 'between', start: '9:00', end: '18:00', break: 60 },
    lang: 'ru',
    gives: { duration: '8:00', decimalHours: 8, minutes: 480 },
    source: PYTHON,
  },
  {
    values: { mode: 'sum', input: '7:45\n8:10 # вторник\n90 мин\n-0:15\n1,5 ч' },
    lang: 'ru',
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
