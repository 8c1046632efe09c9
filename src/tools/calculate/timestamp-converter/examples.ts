import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime, zoneinfo';

export default [
  {
    values: { input: '1234567890', unit: 'auto', zone: 'Asia/Kolkata', epoch: 'unix' },
    gives: {
      seconds: '1234567890',
      milliseconds: '1234567890000',
      microseconds: '1234567890000000',
      nanoseconds: '1234567890000000000',
      iso: '2009-02-13T23:31:30Z',
      local: '2009-02-14T05:01:30+05:30',
      rfc: 'Fri, 13 Feb 2009 23:31:30 +0000',
      unitUsed: 's',
    },
    source: PYTHON,
  },
  {
    values: { input: '1700000000500', unit: 'auto', zone: 'America/New_York', epoch: 'unix' },
    gives: {
      seconds: '1700000000',
      iso: '2023-11-14T22:13:20.5Z',
      local: '2023-11-14T17:13:20.5-05:00',
      unitUsed: 'ms',
    },
    source: PYTHON,
  },
  {
    values: { input: '2026-03-08 02:30', zone: 'America/New_York', epoch: 'unix' },
    gives: { seconds: '1772955000', local: '2026-03-08T03:30:00-04:00' },
    source: PYTHON,
  },
  {
    values: { input: '45000.75', zone: 'UTC', epoch: 'excel' },
    gives: { seconds: '1678903200', iso: '2023-03-15T18:00:00Z' },
    source: 'Python: datetime(1899, 12, 30) + timedelta(days=45000.75)',
  },
  {
    values: { input: 'last Tuesday', zone: 'UTC', epoch: 'unix' },
    gives: problem('notTime', { line: 1, text: 'last Tuesday' }, 'input'),
    source: 'ISO 8601 and RFC 5322 have no such date',
  },
  {
    values: { input: '14 lutego 2009 r., 0:31:30', zone: 'Europe/Warsaw', epoch: 'unix' },
    gives: { seconds: '1234567890', iso: '2009-02-13T23:31:30Z' },
    source: PYTHON,
    lang: 'pl',
  },
] satisfies Examples<typeof tool>;
