import { choice, give, line, number, text, textTool } from '../../../kinds/contract';
import { answer } from './answer';

export default textTool({
  fields: {
    input: text({ mono: true, rows: 4, accept: '.txt,.cron,.crontab,.tab,text/*' }),
    dialect: choice(['auto', 'unix', 'quartz'], { tier: 'main' }),
    timeZone: line(),
    from: line(),
    count: number(10, { min: 1, max: 100 }),
  },
  outputs: {
    result: give.text({ mono: true }),
    description: give.word(),
    runs: give.table(),
    days: give.items(),
    fields: give.table(),
    jobs: give.table(),
  },
  run: async (values, { now, lang }) => (/\S/.test(values.input) ? answer(values, now, lang) : { empty: true }),
});
