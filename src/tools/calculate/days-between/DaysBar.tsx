import type { ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';
import { figureText } from '../../../kinds/parts/results/figure';
import { runsOfDays, type DayRun } from './count';

const HEIGHT = 28;
/** Beyond these, a weekend would be thinner than a pixel on a phone. */
const MOST_DAYS = 500;

/** The days as a bar with its weekends; a long span as two parts. */
export function DaysBar({ form }: { form: Form }): ReactNode {
  const { businessDays, weekendDays } = form.outcome?.values ?? {};
  const workdays = Number(businessDays ?? 0);
  const weekends = Number(weekendDays ?? 0);
  const days = workdays + weekends;
  // As ISO: the controls may contain a date as the page's language writes it.
  const { start, end } = form.reading()?.values ?? {};
  const [first = ''] = [String(start ?? ''), String(end ?? '')].toSorted();
  if (days === 0 || first === '') return null;
  const runs: readonly DayRun[] =
    days > MOST_DAYS
      ? [
          { weekend: false, days: workdays },
          { weekend: true, days: weekends },
        ]
      : runsOfDays(first, days);
  const { labels } = form.props.strings;
  const parts = (['businessDays', 'weekendDays'] as const).map(
    (name) => `${labels[name]}: ${figureText({ type: 'integer' }, form.outcome?.values[name], form.props, undefined)}`,
  );
  let from = 0;
  return (
    <figure className="chart days-bar">
      <svg width="100%" height={HEIGHT} role="img" aria-label={parts.join(', ')}>
        {runs.map(({ weekend, days: length }) => {
          const x = (from / days) * 100;
          from += length;
          return (
            <rect
              key={x}
              x={`${x}%`}
              width={`${(length / days) * 100}%`}
              height={HEIGHT}
              className={`fill series-${weekend ? 1 : 0}`}
            />
          );
        })}
      </svg>
      <figcaption>
        {parts.map((part, series) => (
          <span key={part} className={`key series-${series}`}>
            {part}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
