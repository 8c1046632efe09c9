import { openPicture, type Opened } from './open-image';
import { isRefusal, type OpenCode, type Refusal } from './refusal';

export interface Batch<Result, Code extends string> {
  /** In the order of the files, without the refused ones. */
  readonly done: readonly { readonly picture: Opened; readonly result: Result }[];
  readonly refused: readonly Refusal<Code | OpenCode>[];
}

/** Processes pictures one after another, so that only one is in memory. A refused file does not stop the others. */
export async function eachPicture<Result extends object, Code extends string>(
  files: readonly File[],
  work: (picture: Opened) => Promise<Result | Refusal<Code>>,
  progress: (part: number) => void,
): Promise<Batch<Result, Code>> {
  const done: { picture: Opened; result: Result }[] = [];
  const refused: Refusal<Code | OpenCode>[] = [];
  for (const [index, file] of files.entries()) {
    const picture = await openPicture(file);
    const result = isRefusal<OpenCode>(picture) ? picture : await work(picture);
    if (isRefusal<Code | OpenCode>(result)) refused.push(result);
    else if (!isRefusal<OpenCode>(picture)) done.push({ picture, result });
    progress((index + 1) / files.length);
  }
  return { done, refused };
}
