/** HEIC is decoded by WebAssembly from our own build; no external service is used. */
export default { wasm: true };
