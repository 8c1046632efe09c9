import { expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { COMPILE_HINT, compileHints, USED_AT_ONCE } from './compile-hints.ts';
import { FILES } from './files.ts';

/** A build of three modules, two of them in files with names from files.ts. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const modules = new Map([
    ['\0entry', "import { a } from '\0form'; import { b } from '\0later'; console.log(a(), b());"],
    ['\0form', 'export const a = () => 1;'],
    ['\0later', 'export const b = () => 2;'],
  ]);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      { name: 'modules', resolveId: (id) => (modules.has(id) ? id : undefined), load: (id) => modules.get(id) },
      compileHints(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: '\0entry',
        output: {
          codeSplitting: { minSize: 0, groups: ['form', 'later'].map((name) => ({ name, test: `\0${name}` })) },
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return new Map(
    outputs.flatMap(({ output }) => output.flatMap((part) => (part.type === 'chunk' ? [[part.name, part.code]] : []))),
  );
}

test('marks the files that every form needs, in front of their code, and no others', async () => {
  const files = await built();
  expect(files.get('form')).toMatch(new RegExp(`^${COMPILE_HINT}`));
  expect(files.get('later')).not.toContain(COMPILE_HINT);
});

test('its names are those of files that the build makes', () => {
  const names = FILES.map(({ name, debugName }) => (typeof name === 'string' ? name : debugName));
  expect(names).toEqual(expect.arrayContaining([...USED_AT_ONCE]));
});
