import type { LineFault } from './cron-schedule';
import { fields, line as lineWord } from './cron-field-strings/en';

/** The placeholders of an error message: the field's name, and the line if there is more than one. */
export function blanksOf(fault: LineFault, line?: number): Record<string, string | number> {
  const where = line === undefined ? '' : lineWord.replace('{line}', String(line));
  if (!('field' in fault)) return { ...fault.blanks, where: where && `${where}: ` };
  const { name, allowed, quartz } = fields[fault.field];
  return {
    allowed: (fault.dialect === 'quartz' && quartz) || allowed,
    ...fault.blanks,
    field: where ? `${where}, ${name.toLowerCase()}` : name,
  };
}
