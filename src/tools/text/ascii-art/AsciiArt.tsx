import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FIGLET_FONTS, POPULAR_FONTS } from '../../../data/figlet-fonts';
import { fill } from '../../../i18n/format';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** ASCII art: words in large letters, or pictures, made of characters. */
export default function AsciiArt(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const art = form.outcome?.values.result;
  const isImage = form.hidden.has('input');
  const save = async () => {
    const { artToPng } = await import('./art-to-png');
    const output = form.ref.current?.querySelector('output[name=result]');
    if (!output || typeof art !== 'string') return;
    const isLight = isImage && form.reading()?.values?.invert === true;
    download(`${props.slug}.png`, await artToPng(art, getComputedStyle(output).fontFamily, isLight));
    form.announce(props.words['status.downloaded']);
  };
  return (
    <ToolForm
      form={form}
      className={isImage ? 'ascii-art of-image' : 'ascii-art'}
      placed={['font']}
      bar={
        <div className="font" hidden={isImage}>
          <FontSelect form={form} />
        </div>
      }
      below={
        typeof art === 'string' &&
        art !== '' && (
          <div className="actions">
            <button type="button" onClick={() => void save()}>
              {props.strings.own?.png}
            </button>
          </div>
        )
      }
      more={
        <div className="font" hidden={isImage}>
          <FontSearch form={form} />
        </div>
      }
    />
  );
}

/**
 * The font list. The page itself contains only the popular fonts, because three hundred more would make its HTML too
 * large. The others are added before the form reads a link, which may select one of them.
 */
function FontSelect({ form }: { form: Form }): ReactNode {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const list = select.current;
    if (list?.length === POPULAR_FONTS)
      for (const font of FIGLET_FONTS.slice(POPULAR_FONTS)) list.add(new Option(font));
  }, []);
  return (
    <div className="field field-choice" data-field="font">
      <label htmlFor={id}>{form.props.strings.labels.font}</label>
      <select id={id} ref={select} name="font" defaultValue={form.props.preset.font ?? FIGLET_FONTS[0]}>
        {FIGLET_FONTS.slice(0, POPULAR_FONTS).map((font) => (
          <option key={font}>{font}</option>
        ))}
      </select>
    </div>
  );
}

const MOST_FOUND = 24;

/** Finds fonts by a part of their name, and steps through them. */
function FontSearch({ form }: { form: Form }): ReactNode {
  const { strings, lang } = form.props;
  const own = strings.own ?? {};
  const id = useId();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found: readonly string[] =
    wanted === '' ? [] : FIGLET_FONTS.filter((font) => font.toLowerCase().includes(wanted)).slice(0, MOST_FOUND);
  const chosen = String(form.reading()?.values?.font ?? form.props.preset.font ?? FIGLET_FONTS[0]);
  const choose = (font: string | undefined) => font !== undefined && form.setValues({ font });
  const turn = (by: number) => {
    const index = FIGLET_FONTS.findIndex((font) => font === chosen) + by;
    choose(FIGLET_FONTS[(index + FIGLET_FONTS.length) % FIGLET_FONTS.length]);
  };
  return (
    <>
      <div className="actions">
        <button type="button" onClick={() => turn(-1)}>
          {own.previous}
        </button>
        <button type="button" onClick={() => turn(1)}>
          {own.next}
        </button>
      </div>
      <div className="field">
        <label htmlFor={id}>{own.findFont}</label>
        <input
          id={id}
          type="search"
          // Uncontrolled: the form's own listener runs first, and React would restore the old text.
          defaultValue=""
          autoComplete="off"
          placeholder={fill(own.fonts ?? '', { n: FIGLET_FONTS.length }, lang)}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <ul className="found-fonts" hidden={found.length === 0}>
        {found.map((font) => (
          <li key={font}>
            <button type="button" className="quiet" aria-pressed={font === chosen} onClick={() => choose(font)}>
              {font}
            </button>
          </li>
        ))}
      </ul>
      {wanted !== '' && found.length === 0 && <p className="hint">{own.noFont}</p>}
    </>
  );
}
