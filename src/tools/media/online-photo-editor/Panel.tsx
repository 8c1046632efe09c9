import { lazy, Suspense, type ReactNode } from 'react';
import { ASPECTS, type Aspect } from '../../../formats/image/crop-box';
import { Color, ObjectPanel, Picks, Slider } from './ObjectPanel';
import { Objects } from './Tools';
import type { Bench } from './use-bench';

const IconPicker = lazy(() => import('./IconPicker'));

/** What can be set for the tool in use, or for the object that is selected. */
export function Panel({ bench }: { bench: Bench }): ReactNode {
  const { words, mode, current, draft, drafts, side } = bench;
  const icon = draft?.type === 'icon' ? draft : !mode && current?.type === 'icon' ? current : undefined;
  return (
    <div className="photo-panel">
      {mode === 'crop' && <CropPanel bench={bench} />}
      {(mode === 'draw' || mode === 'erase') && drafts && <PenPanel bench={bench} />}
      {draft && <p className="hint">{words[`${draft.type}Hint`]}</p>}
      {icon && (
        <Suspense>
          <IconPicker
            words={words}
            chosen={icon.name}
            onChoose={(name, nodes) => bench.restyle({ ...icon, name, nodes })}
          />
        </Suspense>
      )}
      {draft && <ObjectPanel words={words} value={draft} side={side} onChange={bench.restyle} />}
      {current && !mode && (
        <>
          <ObjectPanel words={words} value={current} side={side} onChange={bench.restyle} />
          <div className="actions">
            <button type="button" onClick={() => bench.reorder(1)}>
              {words.forward}
            </button>
            <button type="button" onClick={() => bench.reorder(-1)}>
              {words.backward}
            </button>
            <button type="button" onClick={bench.duplicate}>
              {words.duplicate}
            </button>
            <button type="button" onClick={bench.remove}>
              {words.delete}
            </button>
          </div>
        </>
      )}
      {bench.isRefused && <p role="alert">{words.badPicture}</p>}
      <Objects bench={bench} />
    </div>
  );
}

function CropPanel({ bench }: { bench: Bench }): ReactNode {
  const { words, cropping } = bench;
  return (
    <div className="object-panel">
      <label>
        {words.aspect}
        <select value={cropping.aspect} onChange={(event) => cropping.setAspect(event.target.value as Aspect)}>
          {ASPECTS.map((one) => (
            <option key={one} value={one}>
              {one === 'free' ? words.free : one}
            </option>
          ))}
        </select>
      </label>
      <div className="actions">
        <button type="button" className="primary" onClick={bench.applyCrop}>
          {words.apply}
        </button>
        <button type="button" onClick={bench.leaveMode}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

const PENS = ['draw', 'erase'] as const;

function PenPanel({ bench }: { bench: Bench }): ReactNode {
  const { words, mode, drafts, side, setDrafts } = bench;
  if (!drafts) return null;
  const { pen, eraser } = drafts;
  return (
    <div className="object-panel">
      <Picks
        words={words}
        all={PENS}
        value={mode === 'erase' ? 'erase' : 'draw'}
        set={(next) => bench.choose(next, false)}
      />
      {mode === 'draw' && (
        <Color
          label={words.color}
          value={pen.color}
          set={(color) => setDrafts({ ...drafts, pen: { ...pen, color } })}
        />
      )}
      <Slider
        label={words.thickness}
        value={mode === 'draw' ? pen.thickness : eraser.thickness}
        min={1}
        max={side * 0.08}
        set={(thickness) =>
          setDrafts(mode === 'draw' ? { ...drafts, pen: { ...pen, thickness } } : { ...drafts, eraser: { thickness } })
        }
      />
    </div>
  );
}
