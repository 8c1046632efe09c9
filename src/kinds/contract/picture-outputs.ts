import { give } from './outputs';

/** The outputs of a tool that changes pictures; their strings are in `picture-strings`. */
export const PICTURE_OUTPUTS = {
  result: give.files(),
  outWidth: give.integer(),
  outHeight: give.integer(),
  type: give.word(),
  bytes: give.bytes(),
  original: give.word(),
};
