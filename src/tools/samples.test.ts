import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGS } from '../i18n/languages';
import type { AnyTool } from '../kinds/contract';

const tools = import.meta.glob<{ default: AnyTool }>('./*/*/tool.ts', { eager: true });

test('each sample that a field offers is a file of this site, in every language', () => {
  const samples = Object.values(tools).flatMap(({ default: { fields } }) =>
    Object.values(fields).flatMap((field) => (field.type === 'files' && field.sample ? [field.sample] : [])),
  );
  expect(samples).toEqual(expect.arrayContaining(['/samples/lake.jpg', '/samples/day.gif']));
  const paths = samples.flatMap((sample) => LANGS.map((lang) => sample.replace('{lang}', lang)));
  const missing = paths.filter((path) => !existsSync(resolve(import.meta.dirname, `../../public${path}`)));
  expect(missing).toEqual([]);
});
