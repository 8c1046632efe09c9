import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { formatMessage } from '../../../kinds/contract/format-message';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { Awaited } from '../../../kinds/parts/results/Awaited';
import { formatNumber } from '../../../i18n/format';
import { inkOn } from './describe';
import logic from './tool';

const CODES = ['hex', 'rgb', 'hsl', 'hwb', 'oklch', 'oklab', 'lch', 'lab', 'cmyk', 'name'] as const;

/** The color as a large swatch, and each notation with a button that copies it. */
export default function ColorConverter(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <ToolForm
      form={form}
      className="color-converter"
      input={<Pickers form={form} />}
      results={[{ only: [] }]}
      below={<Notations form={form} />}
    />
  );
}

const textOf = (form: Form, name: string): string => {
  const value = form.outcome?.values[name];
  return typeof value === 'string' ? value : '';
};

function Notations({ form }: { form: Form }): ReactNode {
  const { strings } = form.props;
  const hex = textOf(form, 'hex');
  const variables: CSSProperties & Record<'--swatch', string> = { '--swatch': hex };
  return (
    <div className="results" data-stale={form.stale ? '' : undefined}>
      {form.outcome?.empty !== false && <Awaited form={form} />}
      {hex !== '' && (
        <div className={`swatch ${inkOn(hex)}-ink`} style={variables}>
          <Contrasts form={form} />
        </div>
      )}
      <dl className="notations">
        {CODES.map((name) => {
          const text = textOf(form, name);
          return (
            <div key={name} className="notation" hidden={text === '' && name !== 'hex'}>
              <dt>{strings.labels[name]}</dt>
              <dd>
                <output name={name} aria-live="off" className="mono" {...(text !== '' && { 'data-value': text })}>
                  {text}
                </output>
                {text !== '' && <CopyButton form={form} text={() => text} name={strings.labels[name] ?? name} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** The gamut, and how well white and black text can be read on the color. */
function Contrasts({ form }: { form: Form }): ReactNode {
  const { lang, strings } = form.props;
  const values = form.outcome?.values ?? {};
  const gamut = values.gamut;
  const number = (name: string, unit: string) => {
    const value = values[name];
    if (typeof value !== 'number') return null;
    return (
      <output name={name} aria-live="off" data-value={value}>
        {formatNumber(value, lang)}
        {unit}
      </output>
    );
  };
  const shown = typeof gamut === 'object' && gamut !== null && 'says' in gamut;
  return (
    <>
      <output name="gamut" aria-live="off" data-value={shown ? 'wider' : String(gamut)}>
        {shown ? formatMessage({ says: 'term', code: 'wider', with: {} }, form.props) : String(gamut)}
      </output>
      {(['White', 'Black'] as const).map((ink) => (
        <p key={ink} className={`sample on-${ink.toLowerCase()}`}>
          {strings.own?.[`on${ink}`]} {number(`contrast${ink}`, ':1')} · Lc {number(`apca${ink}`, '')}
        </p>
      ))}
    </>
  );
}

/** The system's color picker and, where the browser has it, a dropper for any pixel of the screen. */
function Pickers({ form }: { form: Form }): ReactNode {
  const { own } = form.props.strings;
  const [dropper, setDropper] = useState(false);
  // After hydration: the server can't know.
  useEffect(() => setDropper('EyeDropper' in window), []);
  const hex = textOf(form, 'hex').slice(0, 7);
  const pick = async () => {
    try {
      const { sRGBHex } = await new (window as unknown as { EyeDropper: EyeDropperClass }).EyeDropper().open();
      form.setValues({ input: sRGBHex });
    } catch {
      // Closed with Escape.
    }
  };
  return (
    <div className="actions">
      <label className="color-well">
        <input
          type="color"
          value={hex || '#663399'}
          onChange={(event) => form.setValues({ input: event.target.value })}
        />
        {own?.well}
      </label>
      {dropper && (
        <button type="button" onClick={() => void pick()}>
          {own?.dropper}
        </button>
      )}
    </div>
  );
}

/** Not in TypeScript's DOM types: https://developer.mozilla.org/docs/Web/API/EyeDropper */
interface EyeDropperClass {
  new (): { open(): Promise<{ readonly sRGBHex: string }> };
}
