import type { ToolStrings } from '../../../../kinds/contract';
import { fieldFaults } from '../../../../formats/cron/cron-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    minute: 'Minute',
    hour: 'Hour',
    dayOfMonth: 'Day of the month',
    month: 'Month',
    dayOfWeek: 'Day of the week',
    command: 'Command',
    output: 'Output',
    logFile: 'Log file',
    mailto: 'Email to',
    timeZone: 'Time zone',
    user: 'User',
    result: 'Crontab',
    description: 'In words',
    runs: 'Next runs',
  },
  choices: {
    output: { mail: 'Emailed', discard: 'Discarded', log: 'Appended to a file' },
  },
  hints: {
    minute: '0–59',
    hour: '0–23',
    dayOfMonth: '1–31',
    month: '1–12, JAN–DEC',
    dayOfWeek: '0–7, SUN–SAT',
    mailto: 'Leave empty for the owner of the crontab',
    timeZone:
      'Such as America/New_York. Leave empty for the machine’s own zone; the next runs are then shown in this device’s zone. CRON_TZ works in cronie, the cron of Fedora, RHEL, and Arch, but not in the cron of Debian and Ubuntu.',
    user: 'For /etc/crontab and /etc/cron.d only',
  },
  own: {
    usual: 'Start from',
    everyMinute: 'Every minute',
    every5: 'Every 5 minutes',
    every15: 'Every 15 minutes',
    hourly: 'Every hour',
    daily: 'Every night at 3 AM',
    weekdays: 'Weekdays at 9 AM',
    weekly: 'Sundays at 3 AM',
    monthly: 'The 1st of each month',
    yearly: 'January 1',
  },
  problems: {
    ...fieldFaults,
    neverMeets: 'There is no day {day} in month {month}, so this would never run.',
    noCommand: 'A crontab line needs a command to run.',
    lineBreak: 'A command in a crontab is one line. Put several in a script, or join them with && or ;.',
    noLogFile: 'Enter the file to append the output to.',
    zone: '“{name}” isn’t a known time zone. Write a name such as America/New_York, Europe/London, or UTC.',
    user: '“{name}” can’t be a username. Use letters, digits, dots, hyphens, and underscores, without spaces.',
  },
  notes: {
    eitherFits: 'Both day fields are set, so cron runs when either one matches, not only when both do.',
    bothFit: 'One day field begins with *, so both must match.',
    percent: 'In a crontab, a % means a line break, so each one is written \\%.',
    fullPath:
      'cron starts commands with a short PATH, often only /usr/bin and /bin. Use the command’s full path, which “command -v name” shows.',
    group: 'Only the last command of the line is redirected. To include the output of all of them, put them in ( … ).',
    bareStep:
      'A step after a single number (5/15) means “from there to the end”; it’s written out, because older versions of cron don’t accept it.',
  },
  terms: {
    when: 'Run',
    in: 'From now',
  },
} satisfies ToolStrings<typeof tool>;
