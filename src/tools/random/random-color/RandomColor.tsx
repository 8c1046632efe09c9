import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Table } from '../../../kinds/contract/outputs';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { useLocks } from '../../../kinds/parts/results/use-locks';
import { download } from '../../../kinds/parts/parts';
import { drawPalette } from './palette-image';
import logic from './tool';

/** The colors as swatches, each with a lock, and the palette as CSS variables or an image. */
export default function RandomColor(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { lock, control } = useLocks(form);
  const short = (form.reading()?.values?.format ?? 'hex') === 'hex';
  const rows = rowsOf(form.outcome?.values.colors);
  return (
    <ToolForm
      form={form}
      className={short ? 'random-color' : 'random-color long-codes'}
      placed={['keep']}
      bar={control}
      results={[
        {
          only: ['result'],
          extra: (_text, place) => {
            const row = rows[place];
            return (
              row && (
                <Swatch form={form} row={row}>
                  {lock(row.hex, place)}
                </Swatch>
              )
            );
          },
        },
        { only: ['seedUsed'] },
      ]}
      wide={rows.length > 0 && <Results form={{ ...form, history: [] }} only={['colors']} />}
      below={<Exports form={form} hexes={rows.map(({ hex }) => hex)} />}
    />
  );
}

interface Row {
  readonly hex: string;
  readonly name: string;
  readonly onWhite: number | null;
  readonly onBlack: number | null;
}

/** The rows of the table `colors`, whose columns are the formats, the name, and both contrasts. */
function rowsOf(value: unknown): readonly Row[] {
  if (typeof value !== 'object' || value === null || !('rows' in value)) return [];
  const ratio = (cell: unknown) => (typeof cell === 'number' ? cell : null);
  return (value as Table).rows.map(([hex, , , , name, onWhite, onBlack]) => ({
    hex: String(hex),
    name: String(name),
    onWhite: ratio(onWhite),
    onBlack: ratio(onBlack),
  }));
}

/** The color itself, the nearest CSS name, and how well white and black text can be read on it. */
function Swatch({ form, row, children }: { form: Form; row: Row; children: ReactNode }): ReactNode {
  const { hex, name, onWhite, onBlack } = row;
  const { lang, strings } = form.props;
  const ratio = (value: number) => `${formatNumber(value, lang)}:1`;
  const variables: CSSProperties & Record<'--swatch', string> = { '--swatch': hex };
  return (
    <span className={`swatch ${(onWhite ?? 0) > (onBlack ?? 0) ? 'white-text' : 'black-text'}`} style={variables}>
      {children}
      {onWhite !== null && onBlack !== null && (
        <span className="on-swatch">
          <span className="white-text" title={strings.terms?.onWhite}>
            {ratio(onWhite)}
          </span>
          <span className="black-text" title={strings.terms?.onBlack}>
            {ratio(onBlack)}
          </span>
        </span>
      )}
      <span className="near">≈ {name}</span>
    </span>
  );
}

/** Buttons for the whole palette. */
function Exports({ form, hexes }: { form: Form; hexes: readonly string[] }): ReactNode {
  const { strings, words, slug } = form.props;
  if (hexes.length === 0) return null;
  const css = () => `:root {\n${hexes.map((hex, index) => `  --color-${index + 1}: ${hex};\n`).join('')}}\n`;
  const saveImage = async () => {
    download(`${slug}.png`, await drawPalette(hexes));
    form.announce(words['status.downloaded']);
  };
  return (
    <div className="actions">
      <CopyButton form={form} text={css} label={strings.own?.variables ?? ''} />
      <button type="button" className="quiet" onClick={() => void saveImage()}>
        {words['action.download']} PNG
      </button>
    </div>
  );
}
