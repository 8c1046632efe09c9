import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: zoneinfo';

export default [
  {
    values: {
      datetime: '2026-06-10T09:00',
      from: 'America/New_York',
      to: 'UTC, Europe/London, Asia/Kolkata, Australia/Sydney',
    },
    gives: {
      utc: '2026-06-10T13:00:00Z',
      result: [
        '2026-06-10T13:00+00:00[UTC]',
        '2026-06-10T14:00+01:00[Europe/London]',
        '2026-06-10T18:30+05:30[Asia/Kolkata]',
        '2026-06-10T23:00+10:00[Australia/Sydney]',
      ],
    },
    source: PYTHON,
  },
  {
    values: { datetime: '2026-01-15T09:00', from: 'Asia/Kolkata', to: 'America/St_Johns' },
    gives: { utc: '2026-01-15T03:30:00Z', result: ['2026-01-15T00:00-03:30[America/St_Johns]'] },
    source: PYTHON,
  },
  {
    values: { datetime: '2024-03-10T02:30', from: 'America/New_York', to: 'Europe/London, America/New_York' },
    gives: {
      utc: '2024-03-10T07:30:00Z',
      result: ['2024-03-10T07:30+00:00[Europe/London]', '2024-03-10T03:30-04:00[America/New_York]'],
    },
    source: PYTHON,
  },
  {
    values: { datetime: '2026-10-25T01:30', from: 'Europe/London', to: 'UTC', overlap: 'later' },
    gives: { utc: '2026-10-25T01:30:00Z', result: ['2026-10-25T01:30+00:00[UTC]'] },
    source: 'Python: zoneinfo, fold=1',
  },
  {
    values: { datetime: '2026-06-10T09:00', from: 'IST', to: 'UTC' },
    gives: problem('ambiguousZone', { name: 'IST', zones: 'Asia/Kolkata, Europe/Dublin, Asia/Jerusalem' }, 'from'),
    source: 'IANA tz database: India, Ireland and Israel all abbreviate their time as IST',
  },
] satisfies Examples<typeof tool>;
