import { addDays, daysBetween } from '../../../core/dates/calendar-date';
import { calculatorTool, choice, date, decimal, give, note, problem, step, term } from '../../../kinds/contract';
import { LIFE_TABLE } from '../../../data/life-table-us-2023';
import { chanceToReach, exactAge, OLDEST, yearsLeft, type Sex } from './life-table';

const DAYS_A_YEAR = 365.2425;

export default calculatorTool({
  fields: {
    birth: date({ tier: 'input' }),
    sex: choice(['average', 'female', 'male'], { tier: 'input', look: 'buttons' }),
    adjust: decimal('0', { min: '-30', max: '30', optional: true }),
    asOf: date({ initial: 'today' }),
  },
  outputs: {
    lifespan: give.decimal({ lead: true, digits: 1 }),
    remaining: give.decimal({ digits: 1 }),
    iso: give.date(),
    age: give.decimal({ digits: 1 }),
    lived: give.percent({ digits: 1 }),
    reach80: give.percent({ digits: 1 }),
    reach90: give.percent({ digits: 1 }),
    reach100: give.percent({ digits: 1 }),
    survival: give.table({ chart: { type: 'line', x: 'age', y: ['chance'] } }),
  },
  run({ birth, sex, adjust, asOf }) {
    if (birth === '' || asOf === '') return { empty: true };
    const early = daysBetween(birth, asOf);
    if (early < 0) return problem('notBorn', { days: -early }, 'birth');
    const age = exactAge(birth, asOf);
    if (age === undefined || age > OLDEST) return problem('tooOld', { oldest: OLDEST }, 'birth');
    const added = Number(adjust === '' ? 0 : adjust);
    const remaining = Math.max(0, yearsLeft(age, sex) + added);
    const reach = (target: number): number | undefined => {
      const chance = chanceToReach(target, age, sex);
      return chance === undefined ? undefined : chance * 100;
    };
    return {
      age,
      remaining,
      lifespan: age + remaining,
      iso: addDays(asOf, Math.round(remaining * DAYS_A_YEAR)),
      lived: age + remaining === 0 ? undefined : (age / (age + remaining)) * 100,
      reach80: reach(80),
      reach90: reach(90),
      reach100: reach(100),
      survival: survivalTable(age, sex),
      notes: [note('statistic'), added !== 0 && note('adjusted'), note('help')],
      steps: [
        step('table', {
          source: LIFE_TABLE.source,
          age: { exact: age.toFixed(2) },
          left: { exact: yearsLeft(age, sex).toFixed(2) },
        }),
      ],
    };
  },
});

/** The chance to reach each age from the next one on. */
function survivalTable(age: number, sex: Sex) {
  const ages = Array.from({ length: 111 }, (_, at) => at).filter((one) => one > age);
  return {
    columns: [term('age'), term('chance')],
    rows: ages.map((one) => [one, Number(((chanceToReach(one, age, sex) ?? 0) * 100).toFixed(1))]),
    name: 'life-table',
  };
}
