import { useEffect, useState } from 'react';
import { openPreview } from '../../../browser/image/open-preview';
import { fontsOf, type Supplies } from './draw-object';
import type { EditObject } from './edits';

/** The longer side of a picture on top of the picture, on screen. */
const SIDE = 1200;

/** The fonts and pictures of all objects, loaded for the screen; each appears as soon as it is here. */
export function useSupplies(objects: readonly EditObject[], files: readonly File[]): Supplies {
  const [supplies, setSupplies] = useState<Supplies>({ pictures: new Map(), fonts: new Map() });
  const fontNames = objects.flatMap((object) => (object.type === 'text' ? [object.font] : [])).join();
  const fileNames = files.map(({ name }) => name).join('\n');

  useEffect(() => {
    let isHere = true;
    void fontsOf(objects).then((fonts) => isHere && setSupplies((before) => ({ ...before, fonts })));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only which fonts there are counts
  }, [fontNames]);
  useEffect(() => {
    let isHere = true;
    const missing = files.filter(({ name }) => !supplies.pictures.has(name));
    if (missing.length === 0) return;
    const load = missing.map(async (file) => [file.name, (await openPreview(file, SIDE))?.bitmap] as const);
    void Promise.all(load).then((loaded) => {
      const found = loaded.flatMap(([name, bitmap]) => (bitmap ? [[name, bitmap] as const] : []));
      if (isHere) setSupplies((before) => ({ ...before, pictures: new Map([...before.pictures, ...found]) }));
    });
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only which files there are counts
  }, [fileNames]);
  return supplies;
}
