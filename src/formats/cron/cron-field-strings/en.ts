import type { FieldName } from '../cron-field';

interface FieldWord {
  readonly name: string;
  readonly allowed: string;
  /** The accepted values in Quartz, if they differ. */
  readonly quartz?: string;
}

/** A field's name, and the values it accepts. */
export const fields: Readonly<Record<FieldName, FieldWord>> = {
  second: { name: 'Second', allowed: '0 to 59' },
  minute: { name: 'Minute', allowed: '0 to 59' },
  hour: { name: 'Hour', allowed: '0 to 23' },
  dayOfMonth: { name: 'Day of the month', allowed: '1 to 31', quartz: '1 to 31, ?, L, L-3, LW, or 15W' },
  month: { name: 'Month', allowed: '1 to 12, or JAN to DEC' },
  dayOfWeek: {
    name: 'Day of the week',
    allowed: '0 to 7 (0 and 7 are Sunday), or SUN to SAT',
    quartz: '1 to 7 (1 is Sunday), SUN to SAT, ?, L, 6L, or 6#3',
  },
  year: { name: 'Year', allowed: '1970 to 2099' },
};

export const line = 'Line {line}';
