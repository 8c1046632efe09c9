declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];
  type ColorFormat = 'rgb565' | 'rgb444' | 'rgba4444';
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    maxColors: number,
    options?: { readonly format?: ColorFormat; readonly oneBitAlpha?: boolean | number },
  ): Palette;
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Palette,
    format?: ColorFormat,
  ): Uint8Array<ArrayBuffer>;
  interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options?: {
        readonly palette?: Palette;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
        /** Milliseconds. */
        readonly delay?: number;
        readonly repeat?: number;
        readonly dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(options?: { readonly initialCapacity?: number }): Encoder;
}
