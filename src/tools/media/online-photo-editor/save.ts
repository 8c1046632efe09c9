import { picturePdf } from '../../../browser/image/picture-pdf';
import { eachPicture } from '../../../browser/image/each-picture';
import { decodeWhole } from '../../../browser/image/decode-image';
import { drawSvgHere } from '../../../browser/image/draw-svg';
import { editPicture, type SaveSettings } from '../../../browser/image/edit-picture';
import { openPicture } from '../../../browser/image/open-image';
import { isRefusal } from '../../../browser/image/refusal';
import type { Turning } from '../../../browser/image/draw-turned';
import { term } from '../../../kinds/contract';
import { pictureResults } from '../../../kinds/contract/picture-results';
import type { Adjustments } from './color-matrix';
import { fontsOf, type Supplies } from './draw-object';
import { editsOf, type EditObject } from './edits';
import { render } from './render';

interface Values extends Adjustments, Turning {
  readonly input: readonly File[];
  readonly pictures: readonly File[];
  readonly layers: string;
  readonly format: SaveSettings['format'] | 'pdf';
  readonly quality: number;
  readonly width?: number | undefined;
}

/** The edited picture as a file, at its full resolution. */
export async function save(values: Values, progress: (part: number) => void) {
  const { format } = values;
  const edits = editsOf(values.layers);
  const settings = {
    format: format === 'pdf' ? 'jpeg' : format,
    quality: values.quality,
    background: '#ffffff',
    // A thumbnail in the metadata would still show what the visitor has covered.
    keepMetadata: false,
  } as const;
  const { done, refused } = await eachPicture(
    values.input,
    async (picture) => {
      const pictures = await picturesOf(edits.objects, values.pictures);
      const supplies: Supplies = { pictures, fonts: await fontsOf(edits.objects) };
      progress(0.2);
      const edited = await editPicture(
        picture,
        settings,
        async (asStored) => render(await decodeWhole(picture, asStored, drawSvgHere()), values, edits, supplies),
        drawSvgHere(),
      );
      for (const bitmap of pictures.values()) bitmap.close();
      return edited;
    },
    progress,
  );
  const all = pictureResults(done, refused, () => '-edited');
  if (!('result' in all)) return all;
  const { original: _, ...results } = all;
  const [first] = done;
  if (format !== 'pdf' || !first) return results;
  const [file] = results.result;
  if (!file) return results;
  const blob = await picturePdf(file.blob, first.result.size);
  return {
    ...results,
    result: [{ name: file.name.replace(/\.jpg$/, '.pdf'), blob }],
    type: [term('application/pdf')],
    bytes: [blob.size],
  };
}

/** The pictures that are on top of the picture, decoded. One that can't be decoded is not drawn; nor is it on screen. */
export async function picturesOf(
  objects: readonly EditObject[],
  files: readonly File[],
): Promise<ReadonlyMap<string, ImageBitmap>> {
  const names = new Set(objects.flatMap((object) => (object.type === 'picture' ? [object.file] : [])));
  const decoded = new Map<string, ImageBitmap>();
  for (const file of files) {
    if (!names.has(file.name)) continue;
    const picture = await openPicture(file);
    if (!isRefusal(picture)) decoded.set(file.name, await decodeWhole(picture, false, drawSvgHere()));
  }
  return decoded;
}
