import { fill, withLabel } from '../../i18n/format';
import type { IslandProps } from './island-props';
import type { Message } from './messages';

type Props = Pick<IslandProps, 'lang' | 'words' | 'strings'>;

const TABLES = { problem: 'problems', note: 'notes', step: 'steps', term: 'terms' } as const;

type AnyMessage = Message<'problem' | 'note' | 'step' | 'term', string>;

/** The message template of a code: from the tool's strings, or from the interface strings ('error.min'). */
function templateOf({ says, code }: AnyMessage, { words, strings }: Pick<Props, 'words' | 'strings'>) {
  const shared: Readonly<Record<string, string | undefined>> = words;
  return strings[TABLES[says]]?.[code] ?? shared[code];
}

/** Whether the message of a code is already loaded. */
export const hasMessage = (saying: AnyMessage, props: Pick<Props, 'words' | 'strings'>): boolean =>
  templateOf(saying, props) !== undefined;

/** The message of a code in the page's language, with its placeholders filled; the code itself if there is no message. */
export const formatMessage = (saying: AnyMessage, props: Props): string =>
  fill(templateOf(saying, props) ?? saying.code, saying.with, props.lang);

/** A problem's message; the interface's messages are prefixed with the field's label: 'Minimum: Must be at least 1'. */
export function formatProblem(problem: Message<'problem', string> & { field?: string }, props: Props): string {
  const sentence = formatMessage(problem, props);
  const label = problem.field === undefined ? undefined : props.strings.labels[problem.field];
  return label !== undefined && problem.code.startsWith('error.') ? withLabel(label, sentence, props.lang) : sentence;
}

/** The label of a choice's value; values that are the same in every language (`names`) are their own label. */
export function choiceLabel(strings: Props['strings'], name: string, value: string): string {
  return strings.choices?.[name]?.[value] ?? value;
}

/**
 * The heading of a problem. A problem whose message names a service's `host` is the service's or the connection's fault, so
 * the visitor isn't told to check what they typed.
 */
export function problemTitle(problem: Message<'problem', string>, { words }: Pick<Props, 'words'>): string {
  const shared: Readonly<Record<string, string | undefined>> = words;
  return (problem.with.host === undefined ? undefined : shared['error.serviceTitle']) ?? words['error.title'];
}
