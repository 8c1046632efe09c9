import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    birth: 'Date of birth',
    sex: 'Life table',
    adjust: 'Years to add or subtract',
    asOf: 'Calculate for',
    lifespan: 'Expected age',
    remaining: 'Years left on average',
    iso: 'Estimated date',
    age: 'Your age now',
    lived: 'Life already lived',
    reach80: 'Chance of reaching 80',
    reach90: 'Chance of reaching 90',
    reach100: 'Chance of reaching 100',
    survival: 'Chance of reaching each age',
  },
  hints: { adjust: 'Your own assumption, from −30 to 30: for example 3 if your relatives tend to live long.' },
  choices: { sex: { average: 'Both', female: 'Women', male: 'Men' } },
  problems: {
    notBorn:
      'This date is {days, plural, one {# day} other {# days}} after the date to calculate for. Enter a date of birth before it.',
    tooOld: 'The life table ends at age {oldest}. Check the year of birth.',
  },
  notes: {
    statistic:
      'This is an average for the US population in 2023. It says nothing about one person: many live longer, and many don’t live as long.',
    adjusted: 'The years that you added change the expected age. The chances are still from the table.',
    help: 'If thoughts of death weigh on you, talk to someone. In the US and Canada, call or text 988, day or night. Elsewhere: findahelpline.com.',
  },
  steps: { table: '{source}: at age {age}, {left} years are left on average.' },
  terms: { age: 'Age', chance: 'Chance (%)' },
  own: {
    weeks: 'Your life in weeks',
    weeksText: '{lived} of about {all} weeks lived. Each row is a year.',
  },
} satisfies ToolStrings<typeof tool>;
