import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Numbers',
    weights: 'Weights, one per number',
    decimal: 'Decimal separator',
    sample: 'Sample: divide by n − 1',
    mean: 'Mean (average)',
    weighted: 'Weighted mean',
    median: 'Median',
    mode: 'Mode',
    count: 'Count',
    sum: 'Sum',
    min: 'Smallest',
    max: 'Largest',
    range: 'Range',
    deviation: 'Standard deviation',
    variance: 'Variance',
    q1: 'First quartile',
    q3: 'Third quartile',
    iqr: 'Interquartile range',
    geometric: 'Geometric mean',
    harmonic: 'Harmonic mean',
    quadratic: 'Quadratic mean',
    values: 'How often each value occurs',
  },
  hints: {
    weights: 'In the same order as the numbers: credits or percentages, for example.',
    sample: 'For a sample of a larger group. Clear it if these are all the values.',
  },
  placeholders: { input: '72, 85, 91, 85, 78', weights: '1 1 2 1 3' },
  own: {
    boxPlot: 'Box plot',
    boxPlotParts: 'The box contains the middle half of the numbers, and the line in it is the median.',
  },
  choices: { decimal: { dot: 'Point (.)', comma: 'Comma (,)' } },
  problems: {
    notNumber: 'Line {line}: “{text}” is not a number. Correct it, or remove it.',
    otherCount:
      'You typed {values, plural, one {# number} other {# numbers}}, but {weights, plural, one {# weight} other {# weights}}. Type one weight for each number.',
    negativeWeight: 'A weight can’t be negative. Type 0 or more.',
    noWeight: 'All weights are 0. Give at least one number a weight above 0.',
  },
  notes: {
    grouped: '“{token}” was read as separate numbers. If the commas are thousands separators, remove them.',
    noMode: 'No value occurs more than once, so there is no mode.',
    notPositive: 'Geometric and harmonic means exist only for positive numbers.',
    hasZero: 'With a 0 in the list, the geometric mean is 0, and there is no harmonic mean.',
    outliers: 'Far from the rest (more than 1.5 interquartile ranges from the quartiles): {values}',
    manyOutliers: 'Values far from the rest (more than 1.5 interquartile ranges from the quartiles): {count}',
  },
  steps: {
    mean: 'Mean: {sum} ÷ {count} = {mean}',
    medianOne: 'Median: the number in the middle of the sorted list, {median}',
    medianTwo: 'Median: halfway between the two numbers in the middle, {median}',
  },
  terms: { value: 'Value', times: 'Count' },
} satisfies ToolStrings<typeof tool>;
