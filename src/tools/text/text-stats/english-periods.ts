/** Titles before a name, in addition to those that all tools know. */
const TITLES = new Set(['Pres', 'Hon', 'Adm', 'Cmdr', 'Cpl', 'Supt', 'Atty']);
/** Abbreviations before a number: 'vol. 3', 'pp. 4-5'. */
const BEFORE_NUMBER = new Set(['vol', 'vols', 'ch', 'p', 'pp', 'sec', 'figs', 'nos', 'eq', 'apr', 'tues', 'thurs']);
/** They are inside a sentence as often as at its end: 'Apple Inc. CEO', 'Elm Ave. Apartments'. */
const MAY_END = new Set([
  ...['Inc', 'Corp', 'Co', 'Ltd', 'Bros', 'Dept', 'Univ', 'Assn', 'Ave', 'Blvd', 'Rd'],
  ...['Jan', 'Feb', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
]);
/** Words after 'a.m.' and 'p.m.' that belong to the time. */
const OF_TIME = new RegExp(
  `^(?:${[
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    String.raw`(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?=\.)`,
    ...['Eastern', 'Central', 'Mountain', 'Pacific', 'Alaska', 'Hawaii', 'UTC', 'GMT', '[ECMP][SD]?T'],
    String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? \d+`,
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
/** Words that begin a sentence but hardly ever a name. */
const STARTERS = new Set([
  ...['The', 'A', 'An', 'This', 'That', 'These', 'Those', 'There', 'Here', 'Then', 'Now', 'Today', 'Later'],
  ...['I', 'He', 'She', 'It', 'They', 'We', 'You', 'My', 'Your', 'His', 'Her', 'Its', 'Our', 'Their'],
  ...['And', 'But', 'Or', 'So', 'Yet', 'If', 'When', 'While', 'After', 'Before', 'Because', 'Since', 'As', 'Once'],
  ...['Although', 'However', 'In', 'On', 'At', 'By', 'For', 'From', 'With', 'To', 'Is', 'Are', 'Was', 'Were', 'Do'],
  ...['Does', 'Did', 'What', 'Why', 'How', 'Where', 'Who', 'Some', 'Many', 'Most', 'All', 'Each', 'Every', 'Both'],
]);

/**
 * Whether an English sentence ends at the period at `at`, where the next word begins at `next`. Undefined if the
 * abbreviation is none of those that depend on the next word.
 */
export function englishPeriodEnds(text: string, at: number, next: number): boolean | undefined {
  const last = /(?<![\p{L}\p{N}.])(?:\p{L}{1,3}\.)*\p{L}+$/u.exec(text.slice(Math.max(0, at - 16), at))?.[0];
  if (last === undefined) return undefined;
  const follows = text.slice(next, next + 16);
  if (/^[ap]\.m$/i.test(last)) return !OF_TIME.test(follows);
  if (TITLES.has(last)) return false;
  if (BEFORE_NUMBER.has(last.toLowerCase())) return /^\p{N}/u.test(follows) ? false : undefined;
  if (!MAY_END.has(last) && !/\.\p{Lu}$/u.test(last)) return undefined;
  // 'A' with a period is an initial.
  const word = /^\p{L}+(?![\p{L}.])/u.exec(follows)?.[0];
  return word !== undefined && STARTERS.has(word);
}
