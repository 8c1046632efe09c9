import { readLine, type Dialect, type LineFault, type Schedule } from '../../../formats/cron';
import { zoneOf, type Zone } from '../../../core/dates/time-zone';

/** One line with a schedule. */
export interface Job {
  /** Counted from 1. */
  readonly line: number;
  readonly schedule: Schedule | 'reboot';
  readonly user: string;
  readonly command: string;
  readonly zone: Zone;
}

export interface Crontab {
  readonly jobs: readonly Job[];
  /** The first line that could not be read. */
  readonly fault: { readonly line: number; readonly why: LineFault | 'zone'; readonly text: string } | undefined;
}

/**
 * User names that commonly appear in the sixth column of /etc/crontab and /etc/cron.d; any other word may be a command.
 */
const USERS = new Set(
  'root www-data nobody daemon bin sys mail news postgres mysql nginx apache httpd git jenkins ubuntu debian ec2-user admin deploy logcheck munin list smmsp backup redis tomcat asterisk'.split(
    ' ',
  ),
);

const SETTING = /^([A-Za-z_]\w*)\s*=\s*(.*)$/;

/**
 * Reads the lines of a crontab, or a single expression. Comments, blank lines and settings are skipped; `CRON_TZ`
 * applies to the lines after it, as in cronie. A word after the fields is a user if it is a common user name and a
 * command follows.
 */
export function readCrontab(input: string, dialect: Dialect | 'auto', own: Zone): Crontab {
  const jobs: Job[] = [];
  let fault: Crontab['fault'];
  let zone = own;
  for (const [index, typed] of input.split(/\r\n?|\n/).entries()) {
    const text = typed.replace(/^\uFEFF/, '').trim();
    const line = index + 1;
    const setting = SETTING.exec(text);
    if (text === '' || text.startsWith('#')) continue;
    if (setting) {
      if (setting[1] !== 'CRON_TZ') continue;
      const name = (setting[2] ?? '').replace(/^(["'])(.*)\1$/, '$2').trim();
      const named = zoneOf(name);
      if (named) zone = named;
      else fault ??= { line, why: 'zone', text: name };
      continue;
    }
    const read = readLine(text, dialect);
    if ('code' in read) fault ??= { line, why: read, text };
    else jobs.push({ line, schedule: read.schedule, ...userAndCommand(read.rest), zone });
  }
  return { jobs, fault };
}

function userAndCommand(rest: string): { user: string; command: string } {
  const [, first = '', command = ''] = /^(\S+)\s+(.*)$/.exec(rest) ?? [];
  return USERS.has(first) ? { user: first, command } : { user: '', command: rest };
}
