import { names } from '../../../kinds/contract';
import type { IslandProps } from '../../../kinds/contract/island-props';

/**
 * The props of a page whose preset makes the results secret: there is no seed, so that a link with one can't decide the
 * result; `secret` has one value, so that a link can't switch it off; and nothing is stored. Other pages' props stay the
 * same.
 */
export function secretPage(props: IslandProps): IslandProps {
  if (props.preset.secret !== 'true') return props;
  const { seed: _seed, ...fields } = props.declared.fields;
  const { seedUsed: _seedUsed, ...outputs } = props.declared.outputs;
  return {
    ...props,
    declared: {
      ...props.declared,
      secret: true,
      fields: { ...fields, secret: names(['true'], { hidden: true }) },
      outputs,
    },
  };
}
