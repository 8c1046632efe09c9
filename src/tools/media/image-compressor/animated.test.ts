import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeContext } from '../../../kinds/run/run-context';
import { isProblem, note } from '../../../kinds/contract';
import { ANIMATED_GIF, ANIMATED_PNG } from '../../../formats/image/image-samples.fixture';
import tool from './tool';

const job = {
  quality: 30,
  targetKb: undefined,
  format: 'jpeg',
  maxSide: undefined,
  colors: undefined,
  effort: 'fast',
  keepMetadata: false,
} as const;

const webp = new Uint8Array(await sharp(ANIMATED_GIF, { animated: true }).webp().toBuffer());

test.for([
  ['dance.gif', ANIMATED_GIF],
  ['dance.png', ANIMATED_PNG],
  ['dance.webp', webp],
] as const)('returns %s unchanged, regardless of the settings, and reports its frames', async ([name, bytes]) => {
  const context = makeContext('en', new AbortController().signal, () => {});
  const made = await tool.run({ ...job, input: [new File([new Uint8Array(bytes)], name)] }, context);
  if (isProblem(made)) throw new Error(made.code);
  expect(made.notes).toContainEqual(note('animated', { file: name, frames: 3 }));
  expect(new Uint8Array(await made.result[0]!.blob.arrayBuffer())).toEqual(bytes);
});
