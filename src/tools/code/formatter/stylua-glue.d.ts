/** The inner half of StyLua's package has no types; the types of the outer half apply. */
declare module '@johnnymorganz/stylua/stylua_lib_bg.js' {
  export * from '@johnnymorganz/stylua';
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
