import { describe, expect, test } from 'vitest';
import type { Turning } from '../../../browser/image/draw-turned';
import { TURNS } from '../../../formats/image/crop-box';
import {
  COVERS,
  editsOf,
  layersOf,
  pictureDirection,
  resized,
  SHAPES,
  toLocal,
  turnBox,
  turnBoxBack,
  uprightIn,
  viewOf,
  withStroke,
  type Drawing,
  type EditObject,
  type Stroke,
  type TextObject,
} from './edits';
import en from './strings/en';

const picture = { width: 600, height: 400 };
const box = { x: 10, y: 20, width: 100, height: 50 };
const turning = (changes: Partial<Turning> = {}): Turning => ({
  rotate: '0',
  flipX: false,
  flipY: false,
  straighten: 0,
  ...changes,
});
const ALL = TURNS.flatMap((rotate) =>
  [false, true].flatMap((flipX) => [false, true].map((flipY) => turning({ rotate, flipX, flipY }))),
);

describe('turning', () => {
  test('a box turns with the picture', () => {
    // Clockwise by 90°: the left edge becomes the top, the bottom edge the left.
    expect(turnBox(box, picture, turning({ rotate: '90' }))).toEqual({ x: 330, y: 10, width: 50, height: 100 });
    expect(turnBox(box, picture, turning({ flipX: true }))).toEqual({ ...box, x: 490 });
    expect(turnBox(box, picture, turning({ rotate: '180' }))).toEqual({ ...box, x: 490, y: 330 });
  });

  test.for(ALL)('a box turned by %o comes back', (turn) => {
    expect(turnBoxBack(turnBox(box, picture, turn), picture, turn)).toEqual(box);
  });

  test.for(ALL)('the view with %o has the middle of a crop in its own middle', (turn) => {
    const view = viewOf(picture, turn, box);
    // From the picture's middle to the box's
    const [x, y] = pictureDirection(view, view.width / 2 - view.x, view.height / 2 - view.y);
    expect(x + 300).toBeCloseTo(60, 9);
    expect(y + 200).toBeCloseTo(45, 9);
  });

  test.for(ALL)('what is new is upright however the picture is turned: %o', (turn) => {
    const view = viewOf(picture, turn, undefined);
    const { rotation, mirrored } = uprightIn(view);
    // The object's own right and down, on the view
    const onView = ([x, y]: readonly [number, number]) => {
      const own = turned(mirrored ? -x : x, y, rotation);
      return turned(own[0] * view.scaleX, own[1] * view.scaleY, view.rotation).map((value) => Math.round(value) + 0);
    };
    expect(onView([1, 0])).toEqual([1, 0]);
    expect(onView([0, 1])).toEqual([0, 1]);
  });

  test('a width scales the view', () => {
    expect(viewOf(picture, turning(), box, 50)).toMatchObject({ width: 50, height: 25, scaleX: 0.5, scaleY: 0.5 });
  });
});

function turned(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

const stroke = (points: readonly number[], changes: Partial<Stroke> = {}): Stroke => ({
  color: '#000000',
  thickness: 2,
  erases: false,
  points,
  ...changes,
});
const text: TextObject = {
  id: 't',
  type: 'text',
  text: 'A',
  font: 'onest',
  size: 20,
  color: '#ffffff',
  outline: true,
  x: 0,
  y: 0,
  width: 40,
  height: 25,
  rotation: 0,
  mirrored: false,
  opacity: 100,
};

describe('drawing', () => {
  const [first] = withStroke([], stroke([10, 10, 30, 20]), 'd') as [Drawing];

  test('a stroke begins a drawing whose box is around it', () => {
    expect(first).toMatchObject({ id: 'd', x: 20, y: 15, width: 22, height: 12 });
    expect(first.strokes[0]?.points).toEqual([-10, -5, 10, 5]);
  });

  test('the next stroke joins it, wherever it was moved and turned', () => {
    const moved: Drawing = { ...first, x: 100, y: 100, rotation: 90 };
    const [joined] = withStroke([moved], stroke([100, 130]), 'e') as [Drawing];
    expect(joined.id).toBe('d');
    // Each point is still where it was drawn.
    const [last] = joined.strokes.slice(-1);
    expect(last?.points.map((value) => Math.round(value))).toEqual(toLocal(joined, 100, 130).map(Math.round));
    const [x = 0, y = 0] = joined.strokes[0]?.points ?? [];
    expect([x, y].map(Math.round)).toEqual(toLocal(joined, ...placeOf(moved, -10, -5)).map(Math.round));
  });

  test('something in front begins a new drawing, and the eraser reaches all drawings but nothing else', () => {
    const objects = withStroke([first, text], stroke([0, 0]), 'e');
    expect(objects.map(({ id }) => id)).toEqual(['d', 't', 'e']);
    const erased = withStroke(objects, stroke([20, 15], { erases: true }), 'f');
    expect(erased.map((object) => (object.type === 'drawing' ? object.strokes.length : 0))).toEqual([2, 0, 2]);
    expect(erased[0]).toMatchObject({ width: 22, height: 12 });
  });
});

const placeOf = (object: EditObject, x: number, y: number): [number, number] => {
  const [dx, dy] = turned(x, y, object.rotation);
  return [object.x + dx, object.y + dy];
};

test('letters and strokes grow with their box', () => {
  expect(resized(text, { width: 80, height: 50 })).toMatchObject({ size: 40, width: 80 });
  const [drawing] = withStroke([], stroke([0, 0, 20, 10]), 'd') as [Drawing];
  const large = resized(drawing, { width: drawing.width * 2, height: drawing.height * 2 }) as Drawing;
  expect(large.strokes[0]).toMatchObject({ thickness: 4, points: [-20, -10, 20, 10] });
});

test('edits survive as JSON, and none of them is an empty text', () => {
  expect(layersOf(editsOf(''))).toBe('');
  expect(editsOf(layersOf({ crop: box, objects: [text] }))).toEqual({ crop: box, objects: [text] });
});

test('every shape and every cover to choose from has a name', () => {
  const words: Readonly<Record<string, string>> = en.own;
  expect([...SHAPES, ...COVERS].filter((one) => !words[one])).toEqual([]);
});
