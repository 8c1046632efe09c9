import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { countLines } from '../../../formats/highlight/highlight-lines';
import { SharedFrame } from '../../../features/sharing/SharedFrame';
import { useShared } from '../../../features/sharing/use-shared';
import { Box, type MadeHere } from './Box';
import { CodeFigures } from './CodeFigures';
import { selectedCode } from './code-lines';
import { Remarks } from './Remarks';
import { ShareHead } from './ShareHead';
import { ShareSettings } from './ShareSettings';
import { useShareSettings } from './use-share-settings';

/** Shows shared code, read-only; without a link, a box to make one. */
export default function Share(props: IslandProps): ReactNode {
  const { lang, strings } = props;
  const [say] = useState(
    () =>
      (key: string, blanks: Readonly<Record<string, string | number>> = {}) =>
        fill(strings.own?.[key] ?? key, blanks, lang),
  );
  const form = useRef<HTMLFormElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const link = useShared(form, say('tab'));
  const { shared: code, locked } = link;
  const [status, setStatus] = useState('');
  const [made, setMade] = useState<MadeHere>();
  const { settings, language, onControls, onNumber } = useShareSettings({ form, output, code, preset: props.preset });
  const text = code?.text ?? '';
  const lines = countLines(text);
  useEffect(() => setStatus(''), [code]);

  const isBox = code === undefined && locked === undefined;

  return (
    <SharedFrame form={form} className="share" link={link} lang={lang} say={say}>
      <Box
        props={props}
        hidden={!isBox}
        onMade={(next) => {
          setMade(next);
          location.hash = next.fragment;
        }}
      />
      <div className="share-view shared-text" hidden={code === undefined} data-stale={link.stale ? '' : undefined}>
        <Remarks made={made} text={text} mark={settings.mark} lines={lines} say={say} />
        <ShareHead props={props} code={code} settings={settings} language={language} say={say} onStatus={setStatus} />
        <output
          name="result"
          ref={output}
          aria-live="off"
          aria-label={strings.labels.result}
          dir="ltr"
          className={`code-lines${settings.wrap ? ' code-wrap' : ''}${settings.numbers ? ' code-numbers' : ''}`}
          onClick={onNumber}
          onCopy={(event) => {
            const selected = output.current && selectedCode(output.current);
            if (!selected) return;
            event.preventDefault();
            event.clipboardData.setData('text/plain', selected);
          }}
          // The content is written with DOM calls, in blocks, not by React.
          suppressHydrationWarning
        />
        <CodeFigures props={props} language={language} lines={code && lines} status={status} />
      </div>
      <ShareSettings
        props={props}
        hidden={code === undefined}
        named={!isBox}
        onChange={onControls}
        another={say('another')}
      />
    </SharedFrame>
  );
}
