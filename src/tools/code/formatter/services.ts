/** StyLua is WebAssembly served by this site; no other host is contacted. */
export default { wasm: true };
