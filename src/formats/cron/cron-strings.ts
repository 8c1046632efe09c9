import type { CronFault, FieldName } from './cron-field';
import type { LineFault } from './cron-schedule';

/** A message for each error in a field or a line. `{field}` is one of FIELD_WORDS. */
export const CRON_FAULT_WORDS = {
  en: {
    cronAbove: '{field}: {value} is above {max}.',
    cronBelow: '{field}: {value} is below {min}.',
    cronOrder: '{field}: the range {from}-{to} ends before it begins. Write it as two, with a comma between them.',
    cronStep: '{field}: “{step}” is no step. After / comes a whole number from 1, as in */15.',
    cronNotANumber: '{field}: “{text}” is no number, range or name. It may hold {allowed}.',
    cronNothing: '{field}: something is missing. It may hold {allowed}.',
    cronQuartzOnly: '{field}: “{text}” is Quartz; crontab does not know it. Choose Quartz, with seconds in front.',
  },
} satisfies Record<string, Record<CronFault['code'], string>>;

export const CRON_LINE_WORDS = {
  en: {
    cronFieldCount:
      '{where}A cron expression has 5 fields (minute, hour, day of the month, month, day of the week) with spaces between them; here there {count, plural, one {is #} other {are #}}.',
    cronQuartzCount:
      '{where}Quartz has 6 or 7 fields, seconds first; here there {count, plural, one {is #} other {are #}}.',
    cronNickname:
      '{where}“{text}” is not known. There are @hourly, @daily, @midnight, @weekly, @monthly, @yearly, @annually and @reboot.',
    cronBothDays: '{where}Quartz takes a day of the month or a day of the week, not both: one of the two must be ?.',
  },
} satisfies Record<string, Record<Exclude<LineFault['code'], CronFault['code']>, string>>;

interface FieldWord {
  readonly name: string;
  readonly allowed: string;
  /** The accepted values in Quartz, if they differ. */
  readonly quartz?: string;
}

/** A field's name, and the values it accepts. */
export const FIELD_WORDS: { readonly en: Readonly<Record<FieldName, FieldWord>> } = {
  en: {
    second: { name: 'Second', allowed: '0 to 59' },
    minute: { name: 'Minute', allowed: '0 to 59' },
    hour: { name: 'Hour', allowed: '0 to 23' },
    dayOfMonth: { name: 'Day of the month', allowed: '1 to 31', quartz: '1 to 31, ?, L, L-3, LW or 15W' },
    month: { name: 'Month', allowed: '1 to 12, or JAN to DEC' },
    dayOfWeek: {
      name: 'Day of the week',
      allowed: '0 to 7 (0 and 7 are Sunday), or SUN to SAT',
      quartz: '1 to 7 (1 is Sunday), SUN to SAT, ?, L, 6L or 6#3',
    },
    year: { name: 'Year', allowed: '1970 to 2099' },
  },
};

const LINE = { en: 'Line {line}' };

/** The placeholders of an error message: the field's name, and the line if there is more than one. */
export function blanksOf(fault: LineFault, line?: number): Record<string, string | number> {
  const where = line === undefined ? '' : LINE.en.replace('{line}', String(line));
  if (!('field' in fault)) return { ...fault.blanks, where: where && `${where}: ` };
  const { name, allowed, quartz } = FIELD_WORDS.en[fault.field];
  return {
    allowed: (fault.dialect === 'quartz' && quartz) || allowed,
    ...fault.blanks,
    field: where ? `${where}, ${name.toLowerCase()}` : name,
  };
}
