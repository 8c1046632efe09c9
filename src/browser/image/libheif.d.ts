/** The part of libheif-js that `heic.ts` uses; its own types describe the C functions, not these classes. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** The picture that the file is of; the others are more pictures of a series. */
    is_primary(): boolean;
    /** Writes RGBA into the target's data; null if the picture is broken. */
    display(target: { data: Uint8ClampedArray }, done: (target: object | null) => void): void;
    free(): void;
  }
  interface HeifModule {
    HeifDecoder: new () => { decoder: unknown; decode(bytes: Uint8Array): HeifImage[] };
    heif_context_free(decoder: unknown): void;
  }
  /** `wasmBinary` only: with it, the module is ready when this returns. */
  const load: (options: { wasmBinary: ArrayBuffer }) => HeifModule;
  export default load;
}
