import type { ReactNode } from 'react';
import { fill, formatNumber, withLabel } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { ConsoleLine } from './frame-script';
import { MOST_LINES } from './limit';
import { placeOf, type Part } from './places';

interface Props {
  lines: readonly ConsoleLine[];
  /** Which lines of the running page come from which field. */
  parts: readonly Part[];
  props: IslandProps;
}

/** What the page in the preview writes to its console; each entry names the field's line that wrote it. */
export function Console({ lines, parts, props: { strings, lang } }: Props): ReactNode {
  const own = strings.own ?? {};
  const errors = lines.filter(({ kind }) => kind === 'error').length;
  /** 'JavaScript, line 3'. */
  const whereOf = (line: number): string => {
    const place = placeOf(parts, line);
    return place ? fill(own.where ?? '', { pane: strings.labels[place.pane] ?? '', line: place.line }, lang) : '';
  };
  return (
    <section className="console" aria-label={strings.labels.console}>
      <h2 className="label">
        {strings.labels.console}{' '}
        <span className="hint">
          {withLabel(strings.labels.errors ?? '', '', lang)}
          <output name="errors" aria-live="off" data-value={errors}>
            {formatNumber(errors, lang)}
          </output>
        </span>
      </h2>
      <output name="console" aria-live="off" className="mono">
        {lines.map(({ kind, text, line }, index) => (
          // Entries are only ever added.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} data-kind={kind}>
            {text}
            {line > 0 && <small> {whereOf(line)}</small>}
            {'\n'}
          </span>
        ))}
      </output>
      {lines.length === MOST_LINES && (
        <p className="note" data-note="">
          {fill(own.moreLines ?? '', { count: MOST_LINES }, lang)}
        </p>
      )}
    </section>
  );
}
