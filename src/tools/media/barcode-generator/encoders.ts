import {
  azteccode,
  code128,
  code39,
  code93ext,
  datamatrix,
  ean13,
  ean8,
  gs1_128,
  interleaved2of5,
  msi,
  pdf417,
  pharmacode,
  rationalizedCodabar,
  upca,
  upce,
  type DrawingContext,
  type RenderOptions,
} from 'bwip-js/browser';
import type { Symbology } from './read-code';

type Encoder = (options: RenderOptions, drawing: DrawingContext<true>) => true;

/** bwip-js, the port of BWIPP to JavaScript. It is one module, so its encoders cannot be loaded one by one. */
export const ENCODERS: Readonly<Record<Symbology, Encoder>> = {
  code128,
  'gs1-128': gs1_128,
  ean13,
  isbn: ean13,
  ean8,
  upca,
  upce,
  itf14: interleaved2of5,
  itf: interleaved2of5,
  code39,
  // With lowercase letters and control characters as pairs.
  code93: code93ext,
  codabar: rationalizedCodabar,
  msi,
  pharmacode,
  datamatrix,
  pdf417,
  aztec: azteccode,
};
