import { fill } from '../../i18n/format';
import type { IslandProps } from './island-props';
import type { Saying } from './messages';

type Props = Pick<IslandProps, 'lang' | 'words' | 'strings'>;

const TABLES = { problem: 'problems', note: 'notes', step: 'steps', term: 'terms' } as const;

/** The sentence of a code: the tool's own, or the house's ('error.min'). */
export function say(
  saying: Saying<'problem' | 'note' | 'step' | 'term', string>,
  { lang, words, strings }: Props,
): string {
  const own = strings[TABLES[saying.says]]?.[saying.code];
  const shared: Readonly<Record<string, string | undefined>> = words;
  return fill(own ?? shared[saying.code] ?? saying.code, saying.with, lang);
}

/** A problem with the name of its field in front: 'Minimum: Must be at least 1'. */
export function sayProblem(problem: Saying<'problem', string> & { field?: string }, props: Props): string {
  const sentence = say(problem, props);
  const label = problem.field === undefined ? undefined : props.strings.labels[problem.field];
  return label !== undefined && problem.code.startsWith('error.') ? `${label}: ${sentence}` : sentence;
}

/** The label of a choice's value; names that every language writes alike are their own. */
export function choiceLabel(strings: Props['strings'], name: string, value: string): string {
  return strings.choices?.[name]?.[value] ?? value;
}
