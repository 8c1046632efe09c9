import type { Plugin } from 'vite';

/** The files that contain mostly functions that run before a page's first result; src/build/files.ts names them. */
export const USED_AT_ONCE: ReadonlySet<string> = new Set(['react', 'form']);

/**
 * V8 skips a function's body while it reads a script, and reads it again on the main thread when the function is first
 * called. This comment makes it compile all functions of the file at once, in the thread that loads it
 * (v8.dev/blog/explicit-compile-hints). Other engines ignore it.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the files that every form needs for its first result to be compiled while they load. */
export function compileHints(): Plugin {
  return {
    name: 'smallkit-compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && USED_AT_ONCE.has(part.name)) part.code = COMPILE_HINT + part.code;
      },
    },
  };
}
