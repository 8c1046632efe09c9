import { useState, type ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { gamesFor } from './games-of-page';
import logic from './tool';

/** The game's rules are below the controls, so that the button stays near the tickets on a phone. */
export default function Lottery(props: IslandProps): ReactNode {
  // Once: props that change with each render would start the form over.
  const [page] = useState(() => gamesFor(props));
  const form = useForm(logic, page);
  const { values } = form.outcome ?? {};
  const { own } = props.strings;
  const drawn: readonly unknown[] = Array.isArray(values?.result) ? values.result : [];
  const notice = props.preset.game?.startsWith('togel') === true && own?.notice;
  return (
    <>
      {notice && <p className="note">{notice}</p>}
      <ToolForm
        form={form}
        results={[{ only: ['result', 'odds', 'seedUsed'] }]}
        below={
          notice &&
          drawn.length > 1 && (
            <div className="actions">
              <CopyButton form={form} text={() => drawn.map(textOf).join('*')} label={own.copyStars ?? ''} />
            </div>
          )
        }
        wide={values?.rules !== undefined && <Results form={{ ...form, history: [] }} only={['rules']} />}
      />
    </>
  );
}

/** An item of a list is its text, or an object with it. */
const textOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'text' in item ? String(item.text) : String(item);
