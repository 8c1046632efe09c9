import { type Options } from './view-file';

export const DEFAULTS: Options = {
  input: '',
  file: [],
  encoding: 'auto',
  language: 'auto',
  highlight: false,
  query: '',
  regex: false,
};
export const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
