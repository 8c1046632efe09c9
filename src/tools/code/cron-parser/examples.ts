import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '0 0 29 2 *', timeZone: 'UTC', from: '2026-01-01T00:00:00Z', count: 2 },
    gives: '2028-02-29T00:00:00+00:00\n2032-02-29T00:00:00+00:00',
    source: 'the calendar: leap years',
  },
  {
    values: { input: '0 0 */2 * 1', timeZone: 'UTC', from: '2026-06-01T12:00:00Z', count: 3 },
    gives: '2026-06-15T00:00:00+00:00\n2026-06-29T00:00:00+00:00\n2026-07-13T00:00:00+00:00',
    source: 'crontab(5) of cronie; Python: Mondays with an odd day',
  },
  {
    values: { input: '30 2 * * *', timeZone: 'Europe/Warsaw', from: '2026-03-28T12:00:00Z', count: 2 },
    gives: '2026-03-29T03:00:00+02:00\n2026-03-30T02:30:00+02:00',
    source: 'cron(8) of cronie: a skipped time runs right after; Python zoneinfo',
  },
  {
    values: { input: '0 15 10 ? * 6L 2027', timeZone: 'UTC', from: '2026-11-21T12:00:00Z', count: 2 },
    gives: '2027-01-29T10:15:00+00:00\n2027-02-26T10:15:00+00:00',
    source: 'Quartz CronTrigger tutorial: the last Friday; Python calendar',
  },
  {
    values: {
      input:
        'CRON_TZ=America/New_York\n# m h dom mon dow user command\n17 * * * * root run-parts /etc/cron.hourly\n0 6 * * 7 root /usr/bin/weekly',
      from: '2026-11-22T10:00:00Z',
      count: 3,
    },
    gives: '2026-11-22T05:17:00-05:00\n2026-11-22T06:00:00-05:00\n2026-11-22T06:17:00-05:00',
    source: 'crontab(5) of cronie; Python zoneinfo',
  },
  {
    values: { input: '61 * * * *', timeZone: 'UTC' },
    gives: problem('cronAbove', { allowed: '0 to 59', value: 61, max: 59, field: 'Minute' }, 'input'),
    source: 'crontab(5): minute 0-59',
  },
] satisfies Examples<typeof tool>;
