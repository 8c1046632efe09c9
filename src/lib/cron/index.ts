/** Cron schedules, of crontab(5) and of Quartz: read with a named fault, run through calendar and clock changes, written anew. */
export { canonical } from './canonical';
export { describe } from './describe';
export { FIELD_NAMES, isEvery, RANGES, type CronFault, type CronField, type Dialect, type FieldName } from './field';
export { fitsDay } from './days';
export { readFive, readLine, type CronLine, type LineFault, type Schedule } from './schedule';
/** When a schedule runs. It loads here: croner is 10 kB. */
export const loadRuns = () => import('./runs');
export { inText, whenText } from './when';
export { blanksOf, CRON_FAULT_WORDS, CRON_LINE_WORDS, FIELD_WORDS } from './words';
