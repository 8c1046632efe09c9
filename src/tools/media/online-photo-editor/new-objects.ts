import type { Size } from '../../../formats/image/image-size';
import type { IconNodes } from '../../../core/icons/icon-search';
import { SMALLEST_BLOCK } from './draw-object';
import {
  pictureDirection,
  uprightIn,
  type Cover,
  type EditObject,
  type IconObject,
  type ShapeObject,
  type TextObject,
  type View,
} from './edits';
import type { Placement } from './stage';

/** The next object of each kind: it looks like the last one. */
export interface Drafts {
  readonly text: TextObject;
  readonly shape: ShapeObject;
  readonly cover: Cover;
  readonly icon: IconObject;
  readonly pen: { readonly color: string; readonly thickness: number };
  readonly eraser: { readonly thickness: number };
}

export type PlacedKind = 'text' | 'shape' | 'cover' | 'icon';

const AT = { id: '', x: 0, y: 0, width: 0, height: 0, rotation: 0, mirrored: false, opacity: 100 };
const RED = '#e02424';
/** Until the visitor chooses one. */
const CIRCLE: IconNodes = [['circle', { cx: '12', cy: '12', r: '10' }]];

/** Sizes that suit a picture: what is right for a photo would fill an icon. */
export function draftsFor({ width, height }: Size, text: string): Drafts {
  const side = Math.max(width, height);
  return {
    text: { ...AT, type: 'text', text, font: 'onest', size: side * 0.06, color: '#ffffff', outline: true },
    shape: { ...AT, type: 'shape', shape: 'arrow', color: RED, thickness: Math.max(1, side * 0.006), filled: false },
    cover: {
      ...AT,
      type: 'cover',
      look: 'pixels',
      block: Math.max(SMALLEST_BLOCK, side * 0.02),
      color: '#000000',
    },
    icon: { ...AT, type: 'icon', name: 'circle', nodes: CIRCLE, color: RED, thickness: 2 },
    pen: { color: RED, thickness: Math.max(1, side * 0.008) },
    eraser: { thickness: Math.max(2, side * 0.03) },
  };
}

/** The draft as an object at a place, upright for the visitor. A press instead of a box gives it a usual size. */
export function placed(draft: Drafts[PlacedKind], at: Placement, view: View, side: number, id: string): EditObject {
  const upright = uprightIn(view);
  const object = { ...draft, ...upright, id, x: at.x, y: at.y };
  if (object.type === 'text') return object;
  if (object.type === 'icon') {
    const size = Math.max(at.width, at.height) || side * 0.15;
    return { ...object, width: size, height: size };
  }
  if (object.type === 'shape' && (object.shape === 'line' || object.shape === 'arrow')) {
    const rotation = upright.rotation + (upright.mirrored ? -at.direction : at.direction);
    return { ...object, rotation, width: at.length || side * 0.25, height: object.thickness };
  }
  return { ...object, width: at.width || side * 0.3, height: at.height || side * 0.15 };
}

/** The middle of what is shown, in pixels of the picture: where an object goes that is added by the keyboard. */
export function middleOf(view: View, size: Size): Placement {
  const [x, y] = pictureDirection(view, view.width / 2 - view.x, view.height / 2 - view.y);
  return {
    x: size.width / 2 + x,
    y: size.height / 2 + y,
    width: 0,
    height: 0,
    direction: 0,
    length: 0,
  };
}
