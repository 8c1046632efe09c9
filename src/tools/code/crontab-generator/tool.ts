import { choice, give, line, textTool } from '../../../kinds/contract';
import { crontab } from './crontab';

export default textTool({
  eager: true,
  fields: {
    minute: line({ initial: '0' }),
    hour: line({ initial: '0' }),
    dayOfMonth: line({ initial: '*' }),
    month: line({ initial: '*' }),
    dayOfWeek: line({ initial: '*' }),
    command: line({ tier: 'input', initial: '/path/to/command' }),
    output: choice(['mail', 'discard', 'log'], { tier: 'more', look: 'buttons' }),
    logFile: line({ initial: '/tmp/cron.log', when: { output: ['log'] } }),
    mailto: line({ when: { output: ['mail'] } }),
    timeZone: line(),
    user: line(),
  },
  outputs: {
    result: give.text({ mono: true }),
    description: give.word(),
    runs: give.table(),
  },
  run: async (values, { now, lang }) => crontab(values, now, lang),
});
