import { useCallback, type ReactNode } from 'react';
import { CATEGORIES, DIFFICULTIES, fittingCards, promptsOf } from '../../../data/prompts';
import { formatMessage } from '../../../kinds/contract/format-message';
import type { Term } from '../../../kinds/contract';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { Party } from './Party';
import logic from './tool';

/** The prompts with their category and difficulty, and below them a game in teams. */
export default function PromptCards(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { categories, levels } = form.outcome?.values ?? {};
  const read = form.reading()?.values;
  const game = props.preset.game === 'pictionary' ? 'pictionary' : 'charades';
  const difficulty = DIFFICULTIES.find((one) => one === read?.difficulty) ?? 'any';
  const category = CATEGORIES.find((one) => one === read?.category) ?? 'any';
  const load = useCallback(
    async () => fittingCards((await promptsOf(game)).cards, difficulty, category),
    [game, difficulty, category],
  );
  const word = (list: unknown, place: number) => {
    const value: unknown = Array.isArray(list) ? list[place] : undefined;
    return isTerm(value) ? formatMessage(value, props) : '';
  };
  return (
    <ToolForm
      form={form}
      className="prompt-cards"
      results={[
        {
          only: ['result', 'available', 'seedUsed', 'listDate'],
          extra: (_, place) => (
            <span className="prompt-kind">{`${word(categories, place)} · ${word(levels, place)}`}</span>
          ),
        },
      ]}
      wide={<Party props={props} load={load} seconds={Number(read?.timer ?? props.preset.timer ?? 60)} />}
    />
  );
}

const isTerm = (value: unknown): value is Term => typeof value === 'object' && value !== null && 'says' in value;
