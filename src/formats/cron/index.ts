/**
 * Cron schedules of crontab(5) and Quartz: parsing with specific errors, calculating runs through calendar and clock
 * changes, and writing the canonical form.
 */
export { canonical } from './canonical-cron';
export { describe } from './describe-cron';
export {
  FIELD_NAMES,
  isEvery,
  RANGES,
  type CronFault,
  type CronField,
  type Dialect,
  type FieldName,
} from './cron-field';
export { fitsDay } from './cron-days';
export { readFive, readLine, type CronLine, type LineFault, type Schedule } from './cron-schedule';
/** Calculates when a schedule runs. Loaded on demand: croner is 10 kB. */
export const loadRuns = () => import('./cron-runs');
export { inText, whenText } from './cron-start';
export { blanksOf } from './fault-blanks';
