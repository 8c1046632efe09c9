/** The images are on any site, so after a press the page may connect to any over https. */
export default { far: true, wasm: true };
