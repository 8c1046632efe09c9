import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from '../../../formats/image/image-size';
import { EditorStage, type Scene, type StageListeners } from './stage';

/** A part of the window's height. */
const STAGE_HEIGHT = 0.55;
/** A tiny picture is enlarged on screen at most this much. */
const LARGEST_SCALE = 8;

interface StageUse {
  /** What scrolls when the picture is enlarged. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** What Konva draws in. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** CSS pixels for each pixel of the view, so that all of it is in sight. */
  readonly fit: number;
  show(scene: Scene): void;
}

/** A stage as long as the component is on the page, and the scale at which the view fits its place. */
export function useStage(listeners: StageListeners, view: Size): StageUse {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<EditorStage>(undefined);
  const latest = useRef(listeners);
  latest.current = listeners;
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!host.current || !frame.current) return;
    stage.current = new EditorStage(host.current, {
      select: (id) => latest.current.select(id),
      change: (object) => latest.current.change(object),
      stroke: (stroke) => latest.current.stroke(stroke),
      place: (at) => latest.current.place(at),
      open: (id) => latest.current.open(id),
    });
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      stage.current?.destroy();
    };
  }, []);

  const height = typeof innerHeight === 'undefined' ? 0 : innerHeight * STAGE_HEIGHT;
  const fit = Math.min(width / view.width, height / view.height, LARGEST_SCALE);
  return { frame, host, fit, show: (scene) => stage.current?.show(scene) };
}
