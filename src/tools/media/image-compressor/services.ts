/** Codecs are WebAssembly of our own build; nothing else is asked. */
export default { wasm: true };
