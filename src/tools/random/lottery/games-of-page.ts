import type { IslandProps } from '../../../kinds/contract/island-props';
import { TOGEL_KEYS } from './rules';

/** The games that visitors of a language look for first. */
const FIRST: Readonly<Record<string, readonly string[]>> = { fr: ['fr-loto', 'euromillions', 'eurodreams'] };

/**
 * The page's form with its games: a togel page offers only the three numbers of digits, as buttons, and other pages start
 * the list with the games of their country.
 */
export function gamesFor(props: IslandProps): IslandProps {
  const { game } = props.declared.fields;
  if (game?.type !== 'choice') return props;
  const changed = props.preset.game?.startsWith('togel')
    ? { ...game, values: TOGEL_KEYS.toReversed(), look: 'buttons' as const }
    : { ...game, values: firstOf(game.values, FIRST[props.lang] ?? []) };
  return { ...props, declared: { ...props.declared, fields: { ...props.declared.fields, game: changed } } };
}

const firstOf = (all: readonly string[], first: readonly string[]): readonly string[] => [
  ...first,
  ...all.filter((one) => !first.includes(one)),
];
