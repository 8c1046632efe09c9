/** The inner half of StyLua's package, which has no types of its own: they are those of its outer half. */
declare module '@johnnymorganz/stylua/stylua_lib_bg.js' {
  export * from '@johnnymorganz/stylua';
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
