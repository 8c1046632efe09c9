import type { ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const WEEKS_A_YEAR = 52;
const CELL = 6;

/** The form, and a grid with a cell for each week of the expected life. */
export default function LifeExpectancy(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { age, lifespan } = form.outcome?.values ?? {};
  return (
    <ToolForm
      form={form}
      below={typeof age === 'number' && typeof lifespan === 'number' && <Weeks age={age} all={lifespan} {...props} />}
    />
  );
}

function Weeks({ age, all, lang, strings }: IslandProps & { age: number; all: number }): ReactNode {
  const [lived, total] = [Math.floor(age * WEEKS_A_YEAR), Math.floor(all * WEEKS_A_YEAR)];
  const text = fill(strings.own?.weeksText ?? '', { lived, all: total }, lang);
  const rows = Math.max(1, Math.ceil(total / WEEKS_A_YEAR));
  return (
    <figure className="weeks">
      <figcaption>
        {strings.own?.weeks}
        <span className="hint">{text}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WEEKS_A_YEAR * CELL} ${rows * CELL}`} aria-hidden="true">
        <defs>
          <pattern id="week" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
            <rect width={CELL - 1.5} height={CELL - 1.5} fill="white" />
          </pattern>
          <mask id="weeks">
            <rect width="100%" height="100%" fill="url(#week)" />
          </mask>
        </defs>
        <g mask="url(#weeks)">
          <Block className="left" weeks={total} />
          <Block className="lived" weeks={lived} />
        </g>
      </svg>
    </figure>
  );
}

/** The first weeks: whole rows, then the beginning of the next one. */
function Block({ weeks, className }: { weeks: number; className: string }): ReactNode {
  const rows = Math.floor(weeks / WEEKS_A_YEAR);
  return (
    <g className={className}>
      <rect width={WEEKS_A_YEAR * CELL} height={rows * CELL} />
      <rect y={rows * CELL} width={(weeks % WEEKS_A_YEAR) * CELL} height={CELL} />
    </g>
  );
}
