import { streamChunks } from '../../../core/bytes/stream-chunks';

/**
 * The size of StyLua's WebAssembly in bytes: a compressed response does not tell its decompressed length. A test
 * compares this with the package.
 */
export const STYLUA_BYTES = 3_308_012;

type Glue = typeof import('@johnnymorganz/stylua/stylua_lib_bg.js');

export interface Stylua {
  readonly glue: Glue;
  /** Creates a new instance: after a trap the old one no longer works. */
  readonly restart: () => void;
}

export function startStylua(glue: Glue, module: WebAssembly.Module): Stylua {
  let memory: WebAssembly.Memory | undefined;
  const imports: WebAssembly.ModuleImports = {};
  for (const { name } of WebAssembly.Module.imports(module)) {
    const value: unknown = Reflect.get(glue, name);
    if (typeof value === 'function') imports[name] = value;
  }
  const restart = () => {
    // The glue caches a view of the memory until the buffer is detached, which growing the old memory does.
    memory?.grow(1);
    const { exports } = new WebAssembly.Instance(module, { './stylua_lib_bg.js': imports });
    memory = exports.memory instanceof WebAssembly.Memory ? exports.memory : undefined;
    glue.__wbg_set_wasm(exports);
    if (typeof exports.__wbindgen_start === 'function') exports.__wbindgen_start();
  };
  restart();
  return { glue, restart };
}

let loaded: Promise<Stylua> | undefined;

/** Fetches StyLua from this site and compiles it once; `progress` receives the part that has been loaded. */
export function loadStylua(progress: (part: number) => void): Promise<Stylua> {
  loaded ??= load(progress).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(progress: (part: number) => void): Promise<Stylua> {
  const [glue, { default: address }] = await Promise.all([
    import('@johnnymorganz/stylua/stylua_lib_bg.js'),
    import('@johnnymorganz/stylua/stylua_lib_bg.wasm?url'),
  ]);
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address} responded with status ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for await (const part of streamChunks(response.body)) {
    parts.push(part);
    received += part.length;
    progress(Math.min(1, received / STYLUA_BYTES));
  }
  const bytes = await new Blob(parts).arrayBuffer();
  return startStylua(glue, await WebAssembly.compile(bytes));
}
