import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, type Language } from '../../../formats/highlight/highlight-languages';
import { formatNumber } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';

interface Props {
  props: IslandProps;
  language: Language | undefined;
  /** Undefined: no code is shown. */
  lines: number | undefined;
  status: string;
}

/** The code's language and number of lines, and what the last action did. */
export function CodeFigures({ props: { strings, lang }, language, lines, status }: Props): ReactNode {
  const name = language === 'plain' ? strings.own?.plain : language && LANGUAGE_NAMES[language];
  return (
    <p className="hint share-figures">
      <output name="language" aria-label={strings.labels.language} aria-live="off" data-value={language}>
        {name}
      </output>
      <span>
        {strings.labels.lines}:{' '}
        <output name="lines" aria-label={strings.labels.lines} aria-live="off" data-value={lines}>
          {lines === undefined ? '' : formatNumber(lines, lang, 0)}
        </output>
      </span>
      <span role="status">{status}</span>
    </p>
  );
}
