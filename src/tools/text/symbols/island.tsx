import { useRef, type ReactNode } from 'react';
import { categoriesOf, SYMBOL_SETS } from '../../../data/symbols';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { GalleryFrame } from '../../../kinds/parts/gallery/GalleryFrame';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { Details } from './Details';
import logic from './tool';

/** Thousands of symbols: a tap copies and collects one; its escapes are shown beside the grid. */
export default function Symbols(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { words, strings } = props;
  const own = strings.own ?? {};
  // The tray isn't a field of the form: a reset (an example, 'Clear') doesn't change it.
  const tray = useRef<HTMLInputElement>(null);
  const collect = (text: string) => {
    if (tray.current) tray.current.value = tray.current.defaultValue = text;
  };
  const set = SYMBOL_SETS.find((one) => one === props.preset.set) ?? 'all';
  const collected = () => tray.current?.value ?? '';
  return (
    <GalleryFrame
      form={form}
      categories={categoriesOf(set)}
      onPick={(text) => collect(collected() + text)}
      above={
        <div className="tray">
          <input
            type="text"
            aria-label={own.tray}
            placeholder={own.trayHint}
            ref={tray}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            onInput={(event) => collect(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <CopyButton form={form} text={collected} label={words['action.copyAll']} />
          <button type="button" className="quiet" onClick={() => collect('')}>
            {words['action.clear']}
          </button>
        </div>
      }
      panel={({ text }, copy) => (
        <Details
          form={form}
          text={text}
          take={(toned) => {
            void copy(toned);
            collect(collected() + toned);
          }}
        />
      )}
    />
  );
}
