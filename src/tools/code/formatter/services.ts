/** StyLua is WebAssembly of our own host; nothing else is asked. */
export default { wasm: true };
