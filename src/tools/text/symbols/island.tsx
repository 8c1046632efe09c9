import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { GalleryFrame } from '../../../kinds/parts/GalleryFrame';
import type { IslandProps } from '../../../kinds/props';
import { useForm } from '../../../kinds/use-form';
import { Details } from './Details';

const logic = async () => (await import('./tool')).default;

/** Thousands of symbols: a tap copies one and collects it; beside the grid stands how to write it. */
export default function Symbols(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { words, strings } = props;
  const own = strings.own ?? {};
  const [tray, setTray] = useState('');
  return (
    <GalleryFrame
      form={form}
      onPick={(text) => setTray((before) => before + text)}
      above={
        <div className="tray">
          <input
            type="text"
            aria-label={own.tray}
            placeholder={own.trayHint}
            value={tray}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            onChange={(event) => setTray(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <CopyButton form={form} text={() => tray} label={words['action.copyAll']} />
          <button type="button" className="quiet" onClick={() => setTray('')}>
            {words['action.clear']}
          </button>
        </div>
      }
      panel={({ text }) => <Details form={form} text={text} />}
    />
  );
}
