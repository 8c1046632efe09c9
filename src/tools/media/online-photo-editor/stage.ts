import Konva from 'konva/lib/Core.js';
import type { KonvaEventObject } from 'konva/lib/Node.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { Group } from 'konva/lib/Group.js';
import type { Shape } from 'konva/lib/Shape.js';
import { Transformer } from 'konva/lib/shapes/Transformer.js';
import type { Size } from '../../../formats/image/image-size';
import { drawObject, type Supplies } from './draw-object';
import { resized, withStroke, type EditObject, type Stroke, type View } from './edits';

/** A pen or an eraser in the visitor's hand. */
export type Pen = Pick<Stroke, 'color' | 'thickness' | 'erases'>;

/** What the stage shows. */
export interface Scene {
  /** The picture with its adjustments, upright, in any resolution. */
  readonly picture: CanvasImageSource;
  /** The picture's own size. */
  readonly size: Size;
  /** In pixels of the picture. */
  readonly view: View;
  readonly objects: readonly EditObject[];
  readonly supplies: Supplies;
  readonly selected: string | undefined;
  /** While a pen is in the hand, nothing is selected or moved. */
  readonly pen: Pen | undefined;
  /** While something is to be placed, the pointer draws its box. */
  readonly places: boolean;
  /** CSS pixels of the screen for each pixel of the view. */
  readonly scale: number;
}

/** A box that the pointer drew, in pixels of the picture: its middle, its size on screen, and the line's direction. */
export interface Placement extends Size {
  readonly x: number;
  readonly y: number;
  /** Degrees from the start to the end of the movement, as it looks on screen. */
  readonly direction: number;
  readonly length: number;
}

export interface StageListeners {
  /** An object was pressed (undefined: the picture). */
  select(id: string | undefined): void;
  /** An object was moved, turned or resized. */
  change(object: EditObject): void;
  /** A line was drawn, in pixels of the picture. */
  stroke(stroke: Stroke): void;
  /** A box was drawn for something new; undefined: only a place was pressed. */
  place(at: Placement): void;
  /** An object was pressed twice. */
  open(id: string): void;
}

/** A shorter movement of the pointer is a press, in CSS pixels. */
const PRESS = 5;
/** Pixels of canvas that the screen needs at most for each of CSS: phones have 3, nobody sees more than 2. */
const DENSEST = 2;

/** The color of the frame and handles around the selected object. */
const SELECTION = '#2563eb';

/** The picture and its objects on screen, drawn by Konva, which finds what the pointer is on and moves it. */
export class EditorStage {
  readonly #stage: Stage;
  readonly #layer: Layer;
  readonly #world: Group;
  readonly #handles: Transformer;
  readonly #nodes = new Map<string, Shape>();
  readonly #listen: StageListeners;
  #scene: Scene | undefined;
  #base: Shape;
  #points: number[] = [];
  #from: { x: number; y: number } | undefined;

  constructor(container: HTMLDivElement, listen: StageListeners) {
    Konva.pixelRatio = Math.min(devicePixelRatio, DENSEST);
    this.#listen = listen;
    this.#stage = new Konva.Stage({ container, width: 1, height: 1 });
    // A finger on the picture scrolls the page unless it draws.
    this.#stage.preventDefault(false);
    this.#layer = new Konva.Layer();
    this.#world = new Konva.Group();
    this.#base = new Konva.Shape({ listening: false, sceneFunc: (context) => this.#drawPicture(context._context) });
    this.#world.add(this.#base);
    this.#layer.add(this.#world);
    this.#handles = new Transformer({
      rotateAnchorOffset: 24,
      anchorSize: matchMedia('(pointer: coarse)').matches ? 20 : 11,
      anchorCornerRadius: 10,
      anchorStroke: SELECTION,
      borderStroke: SELECTION,
      flipEnabled: false,
      rotationSnaps: [0, 45, 90, 135, 180, 225, 270, 315],
    });
    const front = new Konva.Layer();
    front.add(this.#handles);
    this.#stage.add(this.#layer, front);
    this.#stage.on('pointerdown', (event) => this.#down(event));
    this.#stage.on('pointermove', () => this.#move());
    this.#stage.on('dblclick dbltap', ({ target }) => target.id() !== '' && this.#listen.open(target.id()));
    container.addEventListener('pointerup', this.#up);
    container.addEventListener('pointercancel', this.#up);
  }

  /** Draws a scene; nodes that stay are changed, not created again. */
  show(scene: Scene): void {
    this.#scene = scene;
    const { view, scale, pen, places, selected } = scene;
    this.#stage.size({ width: Math.max(1, view.width * scale), height: Math.max(1, view.height * scale) });
    this.#stage.container().style.touchAction = pen || places ? 'none' : 'manipulation';
    this.#stage.container().style.cursor = pen || places ? 'crosshair' : '';
    this.#world.setAttrs({
      x: view.x * scale,
      y: view.y * scale,
      rotation: view.rotation,
      scaleX: view.scaleX * scale,
      scaleY: view.scaleY * scale,
      offsetX: scene.size.width / 2,
      offsetY: scene.size.height / 2,
    });
    const gone = new Set(this.#nodes.keys());
    for (const object of scene.objects) {
      gone.delete(object.id);
      this.#place(object, !pen && !places);
    }
    for (const id of gone) {
      this.#nodes.get(id)?.destroy();
      this.#nodes.delete(id);
    }
    const node = selected === undefined || pen ? undefined : this.#nodes.get(selected);
    const object = scene.objects.find(({ id }) => id === selected);
    this.#handles.nodes(node ? [node] : []);
    if (object) this.#handles.setAttrs(handlesFor(object));
    this.#handles.forceUpdate();
    this.#layer.batchDraw();
  }

  /** The whole stage without handles, as it is on screen. */
  snapshot(): HTMLCanvasElement {
    return this.#layer.toCanvas({ pixelRatio: Konva.pixelRatio });
  }

  destroy(): void {
    this.#stage.destroy();
  }

  #drawPicture(context: CanvasRenderingContext2D): void {
    if (!this.#scene) return;
    const { picture, size } = this.#scene;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size.width, size.height);
  }

  #place(object: EditObject, isFree: boolean): void {
    const node = this.#nodes.get(object.id) ?? this.#add(object.id);
    const { x, y, width, height, rotation, mirrored } = object;
    node.setAttrs({
      x,
      y,
      width,
      height,
      offsetX: width / 2,
      offsetY: height / 2,
      rotation,
      scaleX: mirrored ? -1 : 1,
      scaleY: 1,
      draggable: isFree,
      listening: isFree,
    });
    node.setAttr('object', object);
    node.moveToTop();
  }

  #add(id: string): Shape {
    const node = new Konva.Shape({
      id,
      sceneFunc: (context, shape) => {
        const object = shape.getAttr('object') as EditObject;
        context.translate(object.width / 2, object.height / 2);
        if (this.#scene) drawObject(context._context, object, this.#scene.supplies);
      },
      // A thin line has to be as easy to press as anything else.
      hitFunc: (context, shape) => {
        const reach = 12 / Math.abs(shape.getAbsoluteScale().y);
        const [wide, high] = [Math.max(shape.width(), reach), Math.max(shape.height(), reach)];
        context.beginPath();
        context.rect((shape.width() - wide) / 2, (shape.height() - high) / 2, wide, high);
        context.closePath();
        context.fillStrokeShape(shape);
      },
      fill: 'black',
    });
    node.on('pointerdown', () => !this.#scene?.pen && !this.#scene?.places && this.#listen.select(id));
    node.on('dragend transformend', () => this.#changed(node));
    this.#nodes.set(id, node);
    this.#world.add(node);
    return node;
  }

  #changed(node: Shape): void {
    const object = node.getAttr('object') as EditObject;
    const { x, y } = node.position();
    const moved = { ...object, x, y, rotation: node.rotation() };
    const size = {
      width: Math.max(1, node.width() * Math.abs(node.scaleX())),
      height: Math.max(1, node.height() * Math.abs(node.scaleY())),
    };
    const isSame = Math.abs(size.width - object.width) < 0.01 && Math.abs(size.height - object.height) < 0.01;
    this.#listen.change(isSame ? moved : resized(moved, size));
  }

  #down({ target, evt }: KonvaEventObject<PointerEvent>): void {
    const { pen, places } = this.#scene ?? {};
    const at = this.#stage.getPointerPosition();
    if (!at) return;
    if (!pen && !places) {
      if (target === (this.#stage as unknown)) this.#listen.select(undefined);
      return;
    }
    this.#stage.content.setPointerCapture(evt.pointerId);
    this.#from = at;
    this.#points = [...this.#toPicture(at)];
    this.#drawPoints();
  }

  #move(): void {
    const at = this.#from && this.#stage.getPointerPosition();
    if (!at) return;
    this.#points.push(...this.#toPicture(at));
    this.#drawPoints();
  }

  readonly #up = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || !this.#scene) return;
    this.#stage.setPointersPositions(event);
    const at = this.#stage.getPointerPosition() ?? from;
    this.#from = undefined;
    const { pen, scale } = this.#scene;
    if (pen) {
      this.#listen.stroke({ ...pen, points: this.#points });
      return;
    }
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const [x, y] = this.#toPicture({ x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 });
    const isPress = Math.hypot(dx, dy) < PRESS;
    const zoom = scale * Math.abs(this.#scene.view.scaleX);
    this.#box(undefined);
    this.#listen.place({
      x,
      y,
      width: isPress ? 0 : Math.abs(dx) / zoom,
      height: isPress ? 0 : Math.abs(dy) / zoom,
      length: isPress ? 0 : Math.hypot(dx, dy) / zoom,
      direction: (Math.atan2(dy, dx) * 180) / Math.PI,
    });
  };

  /** Shows the line that is being drawn, or the box. */
  #drawPoints(): void {
    const { pen, objects = [] } = this.#scene ?? {};
    if (pen) {
      const drawn = withStroke(objects, { ...pen, points: this.#points }, 'new');
      for (const object of drawn) if (!objects.includes(object)) this.#place(object, false);
      this.#layer.batchDraw();
    } else if (this.#from) this.#box(this.#stage.getPointerPosition() ?? this.#from);
  }

  #frame: Shape | undefined;

  #box(to: { x: number; y: number } | undefined): void {
    this.#frame?.destroy();
    this.#frame = undefined;
    const from = this.#from;
    if (!to || !from) return;
    this.#frame = new Konva.Shape({
      listening: false,
      stroke: SELECTION,
      strokeWidth: 1.5,
      dash: [5, 4],
      sceneFunc: (context, shape) => {
        context.beginPath();
        context.rect(from.x, from.y, to.x - from.x, to.y - from.y);
        context.strokeShape(shape);
      },
    });
    this.#handles.getLayer()?.add(this.#frame);
  }

  #toPicture(at: { x: number; y: number }): [number, number] {
    const { x, y } = this.#world.getAbsoluteTransform().copy().invert().point(at);
    return [x, y];
  }
}

/** Which sides of an object can be pulled: letters and icons keep their proportions, a line has two ends. */
function handlesFor(object: EditObject) {
  const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
  if (object.type === 'shape' && (object.shape === 'line' || object.shape === 'arrow')) {
    return { enabledAnchors: ['middle-left', 'middle-right'], keepRatio: false };
  }
  const keepsRatio = object.type === 'text' || object.type === 'icon' || object.type === 'drawing';
  if (keepsRatio) return { enabledAnchors: corners, keepRatio: true };
  const sides = ['top-center', 'middle-left', 'middle-right', 'bottom-center'];
  return { enabledAnchors: [...corners, ...sides], keepRatio: object.type === 'picture' };
}
