import { EXTENSION, MIME } from '../../formats/image/image-formats';
import type { Place } from '../../formats/image/exif';
import { isHeader, readHeader } from '../../formats/image/image-header';
import { stemOf, uniqueNames } from '../../formats/image/image-file-names';
import { canvasIsAltered } from '../../browser/image/decode-image';
import type { Edited, EditCode } from '../../browser/image/edit-picture';
import type { Opened } from '../../browser/image/open-image';
import type { Refusal } from '../../browser/image/refusal';
import { note, problem, term } from './messages';

interface Done {
  readonly picture: Opened;
  readonly result: Edited;
}

/**
 * The edited pictures as files with their figures, the notes that every picture tool has, and the first refusal as a problem.
 * `suffix` is added to the name of each file: '-cropped', '-480x320'.
 */
export function pictureResults<Code extends string>(
  done: readonly Done[],
  refused: readonly Refusal<EditCode | Code>[],
  suffix: (edited: Edited) => string,
) {
  const [first, ...others] = refused;
  const found = first && problem(first.refused, first.blanks, 'input');
  if (done.length === 0 && found) return found;
  const name = uniqueNames();
  const [converted] = done.filter(({ result }) => result.converted !== undefined);
  return {
    result: done.map(({ picture, result }) => ({
      name: name(`${stemOf(picture.file.name)}${suffix(result)}`, EXTENSION[result.format]),
      blob: new Blob([result.bytes], { type: MIME[result.format] }),
    })),
    original: done.map(({ picture }) => picture.file.name),
    outWidth: done.map(({ result }) => result.size.width),
    outHeight: done.map(({ result }) => result.size.height),
    type: done.map(({ result }) => term(MIME[result.format])),
    bytes: done.map(({ result }) => result.bytes.length),
    notes: [
      ...done
        .filter(({ picture }) => picture.header.frames > 1)
        .map(({ picture: { file, header } }) => note('animated', { file: file.name, frames: header.frames })),
      ...done.map(({ picture: { file, header }, result }) => placeNote(file.name, header.place, result.bytes)),
      converted && note('converted', { file: converted.picture.file.name, profile: converted.result.converted ?? '' }),
      others.length > 0 && note('others', { files: others.map(({ blanks }) => blanks.file).join(', ') }),
      done.length > 0 && canvasIsAltered() && note('altered'),
    ],
    ...(found && { problem: found }),
  };
}

/** A note about where a picture was taken, and whether its new file still contains the location; undefined if the picture has no location. */
export function placeNote(file: string, place: Place | undefined, made: Uint8Array) {
  if (!place) return undefined;
  const header = readHeader(made);
  // Four decimals of a degree are 11 meters: a house.
  const blanks = { file, place: `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}` };
  return isHeader(header) && header.place ? note('placeKept', blanks) : note('placeRemoved', blanks);
}
