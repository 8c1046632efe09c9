import { useId, type ReactNode } from 'react';
import { HOSTED_FONTS, type HostedFont } from '../../../browser/fonts/hosted-fonts';
import { COVERS, SHAPES, type EditObject } from './edits';

type Words = Readonly<Record<string, string>>;

interface Props<Value> {
  words: Words;
  value: Value;
  /** The longer side of the picture: what sizes are measured by. */
  side: number;
  onChange: (value: Value) => void;
}

/** How an object looks: its text, color, thickness and so on. The same for one on the picture and for the next one. */
export function ObjectPanel({ words, value, side, onChange }: Props<EditObject>): ReactNode {
  const set = (changes: object) => onChange({ ...value, ...changes } as EditObject);
  return (
    <div className="object-panel">
      {value.type === 'text' && (
        <>
          <label className="object-text">
            {words.text}
            <textarea rows={2} dir="auto" value={value.text} onChange={(event) => set({ text: event.target.value })} />
          </label>
          <label>
            {words.font}
            <select value={value.font} onChange={(event) => set({ font: event.target.value as HostedFont })}>
              {HOSTED_FONTS.map((font) => (
                <option key={font} value={font}>
                  {words[font]}
                </option>
              ))}
            </select>
          </label>
          <Slider
            label={words.size}
            value={value.size}
            min={side * 0.01}
            max={side * 0.4}
            set={(size) => set({ size })}
          />
        </>
      )}
      {value.type === 'shape' && (
        <Picks words={words} all={SHAPES} value={value.shape} set={(shape) => set({ shape })} />
      )}
      {value.type === 'cover' && <Picks words={words} all={COVERS} value={value.look} set={(look) => set({ look })} />}
      {value.type === 'cover' && value.look !== 'bar' && (
        <Slider
          label={words.block}
          value={value.block}
          min={Math.min(12, side * 0.1)}
          max={side * 0.1}
          set={(block) => set({ block })}
        />
      )}
      {'color' in value && (value.type !== 'cover' || value.look === 'bar') && (
        <Color label={words.color} value={value.color} set={(color) => set({ color })} />
      )}
      {value.type === 'shape' && !isFilled(value) && (
        <Slider
          label={words.thickness}
          value={value.thickness}
          min={1}
          max={side * 0.05}
          set={(thickness) => set({ thickness })}
        />
      )}
      {value.type === 'icon' && (
        <Slider
          label={words.thickness}
          value={value.thickness}
          min={0.5}
          max={4}
          set={(thickness) => set({ thickness })}
        />
      )}
      {value.type === 'shape' && (value.shape === 'rect' || value.shape === 'ellipse') && (
        <Check label={words.filled} value={value.filled} set={(filled) => set({ filled })} />
      )}
      {value.type === 'text' && (
        <Check label={words.outline} value={value.outline} set={(outline) => set({ outline })} />
      )}
      {value.type !== 'cover' && (
        <Slider label={words.opacity} value={value.opacity} min={5} max={100} set={(opacity) => set({ opacity })} />
      )}
    </div>
  );
}

const isFilled = (value: EditObject): boolean =>
  value.type === 'shape' && value.filled && (value.shape === 'rect' || value.shape === 'ellipse');

interface ControlProps<Value> {
  label: string | undefined;
  value: Value;
  set: (value: Value) => void;
}

export function Slider({
  label,
  value,
  min,
  max,
  set,
}: ControlProps<number> & { min: number; max: number }): ReactNode {
  return (
    <label>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 200}
        value={value}
        onChange={(event) => set(Number(event.target.value))}
      />
    </label>
  );
}

export const Color = ({ label, value, set }: ControlProps<string>): ReactNode => (
  <label>
    {label}
    <input type="color" value={value} onChange={(event) => set(event.target.value)} />
  </label>
);

const Check = ({ label, value, set }: ControlProps<boolean>): ReactNode => (
  <label className="check">
    <input type="checkbox" checked={value} onChange={(event) => set(event.target.checked)} />
    <span>{label}</span>
  </label>
);

interface PicksProps<Value extends string> {
  words: Words;
  all: readonly Value[];
  value: Value;
  set: (value: Value) => void;
}

/** One of a few, as buttons. */
export function Picks<Value extends string>({ words, all, value, set }: PicksProps<Value>): ReactNode {
  const name = useId();
  return (
    <div className="picks" role="radiogroup">
      {all.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => set(one)} />
          <span>{words[one]}</span>
        </label>
      ))}
    </div>
  );
}
