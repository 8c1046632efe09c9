import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format';
import type { Lang } from '../../i18n/languages';
import type { NoteCounts as Counts } from './note-counts';

interface Props<Figure extends keyof Counts> {
  figures: readonly Figure[];
  /** Undefined: not counted yet. */
  counts: Readonly<Record<Figure, number>> | undefined;
  labels: Readonly<Record<string, string | undefined>>;
  lang: Lang;
  /** The text that replaces a figure that is not counted yet. */
  unknown: string;
}

/** The figures of a note, side by side (note-counts.css). */
export function NoteCounts<Figure extends keyof Counts>(props: Props<Figure>): ReactNode {
  const { figures, counts, labels, lang, unknown } = props;
  return (
    <dl className="note-counts">
      {figures.map((figure) => (
        <div key={figure} data-figure={figure}>
          <dt>{labels[figure]}</dt>
          <dd>
            <output name={figure} aria-live="off" data-value={counts?.[figure]}>
              {counts ? formatNumber(counts[figure], lang, 0) : unknown}
            </output>
          </dd>
        </div>
      ))}
    </dl>
  );
}
