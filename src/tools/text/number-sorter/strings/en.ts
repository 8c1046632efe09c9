import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    order: 'Order',
    unique: 'Each value once',
    separator: 'Between the sorted numbers',
    decimal: 'Decimal separator',
    ignoreText: 'Ignore everything except numbers',
    count: 'Count',
    sum: 'Sum',
    mean: 'Mean',
    median: 'Median',
    min: 'Smallest',
    max: 'Largest',
    range: 'Range',
  },
  choices: {
    order: { asc: 'Smallest first', desc: 'Largest first' },
    separator: { newline: 'A line break', comma: 'A comma and a space', space: 'A space', semicolon: 'A semicolon' },
    decimal: { point: 'Point: 1,234.5', comma: 'Comma: 1.234,5' },
  },
  placeholders: { input: '10, 9, -2.5' },
  problems: {
    notNumber: 'Line {line}: “{token}” isn’t a number. Fix it, or select “Ignore everything except numbers.”',
    tooLong:
      'Line {line}: “{token}” is too long. A number can have at most {most} digits on each side of its decimal separator.',
  },
  notes: {
    dropped: 'Numbers left out because they were duplicates: {dropped}.',
    grouped: '“{token}” was read as one number. To separate numbers, put a space after each comma.',
  },
} satisfies ToolStrings<typeof tool>;
