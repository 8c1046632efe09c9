import { useEffect, useMemo, useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { openPreview, type Preview } from '../../../browser/image/open-preview';
import type { Turning } from '../../../browser/image/draw-turned';
import { turnedSize, TURNS, type Aspect, type Box } from '../../../formats/image/crop-box';
import type { Size } from '../../../formats/image/image-size';
import type { Form } from '../../../kinds/form/form';
import { boxOf, frameFor, percentOf } from './crop-percent';
import { fontsOf, textBox, type Supplies } from './draw-object';
import {
  editsOf,
  layersOf,
  pictureDirection,
  turnBox,
  turnBoxBack,
  uprightIn,
  viewOf,
  withStroke,
  type EditObject,
  type Edits,
  type PictureObject,
  type Stroke,
  type View,
} from './edits';
import { pickedFiles, putFiles } from './form-files';
import { draftsFor, middleOf, placed, type Drafts, type PlacedKind } from './new-objects';
import type { Pen, Placement } from './stage';
import type { Mode } from './mode';
import type { EditorValues } from './editor-values';
import type { History } from './use-history';
import { useSupplies } from './use-supplies';

export type Bench = ReturnType<typeof useBench>;

export const ZOOMS = [1, 2, 4] as const;

/** A wide screen has room for the sliders beside the picture. */
const WIDE = '(min-width: 56rem)';

const newId = (): string => crypto.randomUUID().slice(0, 8);

const isPlacedKind = (mode: Mode): mode is PlacedKind =>
  mode === 'text' || mode === 'shape' || mode === 'cover' || mode === 'icon';

/** A text's box follows its letters, a line's its thickness. Undefined: the text's font has not loaded. */
function measured(object: EditObject, fonts: Supplies['fonts']): EditObject | undefined {
  if (object.type === 'text') {
    const font = fonts.get(object.font);
    return font && { ...object, ...textBox(object, font) };
  }
  const isLine = object.type === 'shape' && (object.shape === 'line' || object.shape === 'arrow');
  return isLine ? { ...object, height: object.thickness } : object;
}

/** Like `measured`; waits for the font. */
const measuredLater = async (object: EditObject): Promise<EditObject> =>
  measured(object, await fontsOf([object])) ?? object;

/** Changes an object as soon as it can be measured. */
function changeMeasured(object: EditObject, fonts: Supplies['fonts'], change: (object: EditObject) => void): void {
  const now = measured(object, fonts);
  if (now) change(now);
  else void measuredLater(object).then(change);
}

/** What the editor is doing, and everything that can be done to the picture. */
export function useBench(form: Form, values: EditorValues, history: History, preview: Preview | undefined) {
  const { own: words = {} } = form.props.strings;
  const { layers, rotate, flipX, flipY, straighten } = values;
  const edits = useMemo(() => editsOf(layers), [layers]);
  const supplies = useSupplies(edits.objects, pickedFiles(form, 'pictures'));
  const { fonts } = supplies;
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>(1);
  const { drafts, setDrafts, adoptStyle } = useDrafts(preview, words.newText ?? '');
  const { mode, selected, setMode, setSelected, select, leaveMode } = useMode(preview);

  const size = preview?.size ?? { width: 1, height: 1 };
  const side = Math.max(size.width, size.height);
  const turning = { rotate, flipX, flipY, straighten };
  const view = viewOf(size, turning, mode === 'crop' ? undefined : edits.crop);
  const current = edits.objects.find(({ id }) => id === selected);
  const draft = isPlacedKind(mode) ? drafts?.[mode] : undefined;

  const { commit, setObjects, change, add } = changesTo(form, edits, select);
  const place = async (kind: PlacedKind, at: Placement) => {
    if (drafts) add([await measuredLater(placed(drafts[kind], at, view, side, newId()))]);
  };

  const restyle = (object: EditObject) => {
    adoptStyle(object);
    if (object.id !== '') changeMeasured(object, fonts, change);
  };
  const cropping = useCrop(size, turning, edits.crop, (crop) => commit({ ...edits, crop }));

  return {
    words,
    history,
    edits,
    supplies,
    size,
    side,
    view,
    mode,
    selected,
    current,
    draft,
    drafts,
    setDrafts,
    restyle,
    ...usePictures(form, size, view, add),
    select,
    change,
    leaveMode,

    pen: penOf(mode, drafts),
    places: draft !== undefined,
    stroke: (stroke: Stroke) => setObjects(withStroke(edits.objects, stroke, newId())),
    place: (at: Placement) => isPlacedKind(mode) && void place(mode, at),

    cropping,
    applyCrop() {
      cropping.apply();
      leaveMode();
    },

    /** Takes up a tool, or puts it down. Without a pointer there is no box to draw: the object goes to the middle. */
    choose(next: Mode, byKeyboard: boolean) {
      setSelected(undefined);
      if (mode === 'crop') cropping.apply();
      if (next === mode) return leaveMode();
      if (next === 'crop') {
        setZoom(1);
        cropping.start();
      }
      if (byKeyboard && isPlacedKind(next)) return void place(next, middleOf(view, size));
      setMode(next);
    },
    zoom,
    zoomBy: (by: number) => setZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom),

    ...turnActions(form, turning),
    ...objectActions({ objects: edits.objects, current, setObjects, add, change, select: setSelected }, side, view),
  };
}

/** The tool in use, or else the object that is selected. */
function useMode(preview: Preview | undefined) {
  const [mode, setMode] = useState<Mode>();
  const [selected, setSelected] = useState<string>();
  useEffect(() => {
    if (!preview) return;
    setMode(matchMedia(WIDE).matches ? 'adjust' : undefined);
    setSelected(undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each picture
  }, [preview]);
  const leaveMode = () => setMode(undefined);
  const select = (id: string | undefined) => {
    setSelected(id);
    if (id !== undefined) leaveMode();
  };
  return { mode, selected, setMode, setSelected, select, leaveMode };
}

/** The objects to place next, one of each kind. */
function useDrafts(preview: Preview | undefined, newText: string) {
  const [drafts, setDrafts] = useState<Drafts>();
  useEffect(() => {
    if (preview) setDrafts(draftsFor(preview.size, newText));
  }, [preview, newText]);
  return {
    drafts,
    setDrafts,
    /** The next object of this one's kind looks like it. */
    adoptStyle: (object: EditObject) => setDrafts((before) => before && withStyleOf(before, object)),
  };
}

/** Writes changed edits into the form. Of objects that are added, the last is selected. */
function changesTo(form: Form, edits: Edits, select: (id: string | undefined) => void) {
  const commit = (next: Edits) => form.edited('layers', layersOf(next));
  const setObjects = (objects: readonly EditObject[]) => commit({ ...edits, objects });
  const change = (object: EditObject) => setObjects(edits.objects.map((one) => (one.id === object.id ? object : one)));
  const add = (objects: readonly EditObject[]) => {
    setObjects([...edits.objects, ...objects]);
    select(objects.at(-1)?.id);
  };
  return { commit, setObjects, change, add };
}

/** Puts picture files on the picture. `isRefused`: the last ones were not all pictures. */
function usePictures(form: Form, size: Size, view: View, add: (objects: readonly EditObject[]) => void) {
  const [isRefused, setRefused] = useState(false);
  const addPictures = async (files: readonly File[]) => {
    const opened = await openedPictures(files, size, view);
    setRefused(opened.some((one) => one === undefined));
    const added = opened.filter((one) => one !== undefined);
    if (added.length === 0) return;
    putFiles(form, 'pictures', [...pickedFiles(form, 'pictures'), ...added.map(({ file }) => file)]);
    add(added.map(({ object }) => object));
  };
  return { isRefused, addPictures };
}

/** The drafts after an object was restyled: the next one of its kind looks like it. */
function withStyleOf(drafts: Drafts, object: EditObject): Drafts {
  if (!(object.type in drafts)) return drafts;
  // The next text says something else.
  const next = object.type === 'text' && object.id !== '' ? { ...object, text: drafts.text.text } : object;
  return { ...drafts, [object.type]: { ...next, id: '' } };
}

/** The pictures in files, as objects in the middle of the view; undefined for a file that is none. */
async function openedPictures(files: readonly File[], size: Size, view: View) {
  const opened = await Promise.all(files.map(async (file) => ({ file, shown: await openPreview(file, 1) })));
  return opened.map(({ file, shown }) => {
    if (!shown) return undefined;
    shown.bitmap.close();
    const id = newId();
    const name = `${id}-${file.name}`;
    // Half of what is shown, and never enlarged.
    const scale = Math.min(1, view.width / 2 / shown.size.width, view.height / 2 / shown.size.height);
    const { x, y } = middleOf(view, size);
    const box = {
      x,
      y,
      width: shown.size.width * scale,
      height: shown.size.height * scale,
    };
    const object: PictureObject = { type: 'picture', id, file: name, opacity: 100, ...uprightIn(view), ...box };
    return { file: new File([file], name, { type: file.type }), object };
  });
}

/** The frame that crops the picture, as percentages of the turned picture. */
function useCrop(size: Size, turning: Turning, box: Box | undefined, onCrop: (box: Box | undefined) => void) {
  const turned = turnedSize(size, turning.rotate);
  const [aspect, setAspect] = useState<Aspect>('free');
  const [frame, setFrame] = useState<PercentCrop>();
  return {
    frame,
    setFrame,
    aspect,
    setAspect(next: Aspect) {
      setAspect(next);
      setFrame((before) => frameFor(next, turned) ?? before);
    },
    start: () => setFrame(percentOf(box ? turnBox(box, size, turning) : { x: 0, y: 0, ...turned }, turned)),
    apply() {
      const chosen = frame && boxOf(frame, turned);
      if (!chosen) return;
      const isWhole = chosen.width === turned.width && chosen.height === turned.height;
      onCrop(isWhole ? undefined : turnBoxBack(chosen, size, turning));
    },
  };
}

/** Turns and mirrors the picture. */
function turnActions(form: Form, { rotate, flipX, flipY, straighten }: Turning) {
  return {
    turn: () => form.setValues({ rotate: TURNS[(TURNS.indexOf(rotate) + 1) % TURNS.length] ?? '0' }),
    /** Left and right as the visitor sees them. */
    mirror() {
      const isSideways = rotate === '90' || rotate === '270';
      form.setValues({
        ...(isSideways ? { flipY: String(!flipY) } : { flipX: String(!flipX) }),
        straighten: String(straighten === 0 ? 0 : -straighten),
      });
    },
  };
}

interface Selection {
  readonly objects: readonly EditObject[];
  /** The selected object. */
  readonly current: EditObject | undefined;
  setObjects(objects: readonly EditObject[]): void;
  add(objects: readonly EditObject[]): void;
  change(object: EditObject): void;
  select(id: string | undefined): void;
}

/** What can be done to the selected object. `side` is the picture's longer side. */
function objectActions(selection: Selection, side: number, view: View) {
  const { objects, current, setObjects, add, change, select } = selection;
  return {
    remove() {
      if (current) setObjects(objects.filter((one) => one !== current));
      select(undefined);
    },
    duplicate() {
      if (!current) return;
      const step = side * 0.02;
      add([{ ...current, id: newId(), x: current.x + step, y: current.y + step }]);
    },
    reorder(by: number) {
      if (!current) return;
      const at = objects.indexOf(current);
      const others = objects.filter((one) => one !== current);
      setObjects(others.toSpliced(Math.max(0, at + by), 0, current));
    },
    /** Moves the selected object by pixels of the view. */
    moveBy(dx: number, dy: number) {
      if (!current) return;
      const [x, y] = pictureDirection(view, dx, dy);
      change({ ...current, x: current.x + x, y: current.y + y });
    },
  };
}

function penOf(mode: Mode, drafts: Drafts | undefined): Pen | undefined {
  if (mode === 'draw' && drafts) return { ...drafts.pen, erases: false };
  return mode === 'erase' && drafts ? { ...drafts.eraser, color: '#000000', erases: true } : undefined;
}
