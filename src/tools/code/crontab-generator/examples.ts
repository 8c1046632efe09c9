import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { minute: '0,15,30,45', hour: '*', command: '/bin/a' },
    gives: { result: '*/15 * * * * /bin/a', description: 'Every 15 minutes' },
    source: 'crontab(5)',
  },
  {
    values: {
      minute: '5',
      hour: '22',
      dayOfWeek: 'MON,TUE,WED,THU,FRI',
      command: '/usr/bin/mail -s "10pm" joe',
      mailto: 'paul',
    },
    gives: 'MAILTO=paul\n5 22 * * 1-5 /usr/bin/mail -s "10pm" joe',
    source: 'crontab(5), EXAMPLE CRON FILE',
  },
  {
    values: {
      minute: '30',
      hour: '4',
      dayOfMonth: '1,15',
      command: '/usr/bin/tar -czf /backup/$(date +%F).tgz /srv',
      output: 'log',
      logFile: '/var/log/my backup.log',
      timeZone: 'Europe/Warsaw',
      user: 'root',
    },
    gives:
      "CRON_TZ=Europe/Warsaw\n30 4 1,15 * * root /usr/bin/tar -czf /backup/$(date +\\%F).tgz /srv >>'/var/log/my backup.log' 2>&1",
    source: 'crontab(5): a % is escaped with a backslash; POSIX sh, §2.2.2',
  },
  {
    values: { minute: '0', hour: '9-17', command: '/bin/a', output: 'discard' },
    gives: '0 9-17 * * * /bin/a >/dev/null 2>&1',
    source: 'crontab(5); POSIX sh, §2.7',
  },
  {
    values: { minute: '61' },
    gives: problem('cronAbove', { allowed: '0 to 59', value: 61, max: 59, field: 'Minute' }, 'minute'),
    source: 'crontab(5): minute 0-59',
  },
  {
    values: { dayOfMonth: '31', month: '2' },
    gives: problem('neverMeets', { day: '31', month: '2' }, 'dayOfMonth'),
    source: 'the calendar: February has 29 days at most',
  },
] satisfies Examples<typeof tool>;
