import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'Calculate',
    input: 'Scores, one per line',
    current: 'Current grade',
    want: 'Grade you want',
    finalWeight: 'Weight of the final',
    whatIf: 'What if you score',
    system: 'Grading scale',
    scale: 'Lowest percentage for each grade',
    grade: 'Grade',
    letter: 'Letter',
    needed: 'Needed',
    weightTotal: 'Weight so far',
    courseGrade: 'Resulting grade',
    courseLetter: 'Resulting letter',
    parts: 'Breakdown',
  },
  hints: {
    input: 'A score can be 92, 92%, 46/50, or a letter. For points, type points earned and possible: 45, 50 or 45/50.',
  },
  placeholders: { input: 'Weighted: Midterm, 78, 30\nPoints: Essay, 45, 50' },
  choices: {
    mode: { weighted: 'Weighted', final: 'Final exam', points: 'Points' },
    system: {
      us: 'US letters',
      gpa: '4.0 grade points',
      german: 'German 1 to 6 (IHK)',
      twenty: 'Points out of 20',
    },
  },
  problems: {
    badScore:
      'Line {line}: “{text}” isn’t a score. Type a number such as 92, a fraction such as 46/50, or a letter from the scale.',
    badPoints: 'Line {line}: “{text}” isn’t a pair of points earned and possible. Type, for example, 45, 50 or 45/50.',
    badWeight: 'Line {line}: “{text}” isn’t a weight. Type 0 or a positive number after the score.',
    tooFew: 'Line {line}: “{text}” needs two numbers, separated by commas, as in “Midterm, 78, 30”.',
    noPossible: 'Line {line}: “{text}” has 0 possible points. Type more than 0.',
    noWeights: 'All weights are 0. Type at least one positive weight.',
    noFinalWeight: 'The final must count for more than 0%.',
    badScale: 'Line {line} of the scale: “{text}” isn’t a grade with a percentage. Type, for example, “A- 90”.',
  },
  notes: {
    soFar:
      'The weights add up to {total}%, so this is your grade so far, and {open}% is still to come. If your weights are credit hours, the grade is complete.',
    overHundred: 'The weights add up to {total}%. The grade is still their weighted average.',
    overPossible:
      '{earned} of {possible} points is more than 100%. If that isn’t extra credit, check the line. For weights, choose “Weighted.”',
    notRounded: 'The exact grade is just below the cutoff for {letter}; grades aren’t rounded up.',
    countedAs: '{letter} is counted as {percent}%, the middle of its range.',
    outOfReach: 'More than 100% is needed, so the grade can’t be reached without extra credit.',
    safe: 'You already have this grade: even a 0% on the rest is enough.',
  },
  steps: {
    weighted: '({sum}) ÷ {total} = {grade}%',
    points: '{earned} ÷ {possible} × 100 = {grade}%',
    final: '({want} × 100 − {current} × {rest}) ÷ {percent} = {needed}%',
  },
  terms: {
    neededOnRest: 'Needed on the rest',
    neededInFinal: 'Needed on the final',
    gradeIf: 'Course grade with {score}%',
    name: 'Name',
    score: 'Score (%)',
    weight: 'Weight',
    earned: 'Earned',
    possible: 'Possible',
    letter: 'Letter',
    finalScore: 'Final exam',
    course: 'Course grade (%)',
  },
} satisfies ToolStrings<typeof tool>;
