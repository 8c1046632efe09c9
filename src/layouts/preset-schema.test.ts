import { globSync, readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemaText } from '../../scripts/schema.mjs';
import { author, category, deal, familyPage, post, sitePage, toolPage } from '../content-schemas';
import { presetSchema } from './preset-schema';

/** The schema as Astro 7 writes it into .astro/collections, where its editor extension reads it. */
const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    override: ({ zodSchema, jsonSchema: made }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(made, { type: 'string', format: 'date-time' });
    },
  });

const formats = { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': /^\d{4}-\d{2}-\d{2}T/ };
// A union of types is how a schema expresses that YAML may parse a text as a number.
const ajv = new Ajv({ allErrors: true, formats, allowUnionTypes: true, strictTypes: false, strictRequired: false });

const collections = {
  'tools/**/*.md': toolPage,
  'blog/**/*.{md,mdx}': post,
  'authors/*.md': author,
  'categories/**/*.md': category,
  'families/**/*.md': familyPage,
  'deals/*.md': deal,
  'site/**/*.md': sitePage,
};

test('content/schema/presets.json agrees with the tools’ declarations: npm run schema updates it', () => {
  expect(readFileSync('content/schema/presets.json', 'utf8')).toBe(schemaText(presetSchema()));
});

test.for(Object.entries(collections))('every file of content/%s agrees with its schema', ([pattern, schema]) => {
  const check = ajv.compile(jsonSchema(schema));
  const files = globSync(`content/${pattern}`);
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) => {
    const matter: unknown = parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '');
    if (check(matter)) return [];
    return [`${file}: ${ajv.errorsText(check.errors)}`];
  });
  expect(wrong).toEqual([]);
});

const page = {
  tool: 'encode/base-converter',
  key: 'a',
  title: 'A title of ten letters',
  description: 'A description of at least fifty characters, which this one has.',
  heading: 'A',
  icon: '9→F',
  family: 'encode',
};
const validPage = ajv.compile(jsonSchema(toolPage));
const faultsOf = (changes: Readonly<Record<string, unknown>>): readonly string[] => {
  validPage({ ...page, ...changes });
  return (validPage.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

test.for([
  [{}, []],
  [{ preset: { from: 16, to: 8 } }, []],
  [{ preset: { from: '16' } }, ['/preset/from type']],
  [{ preset: { form: 16 } }, ['/preset additionalProperties']],
  [{ tool: 'encode/base64', preset: { direction: 'decod' } }, ['/preset/direction enum']],
  [{ tool: 'code/cron-parser', preset: { count: 1000 } }, ['/preset/count maximum']],
  [{ tool: 'code/cron-parser', preset: { count: 'ten' } }, ['/preset/count type']],
  [{ tool: 'text/nothing' }, ['/tool enum']],
  [{ icon: '' }, ['/icon minLength']],
  [{ keyword: [] }, [' additionalProperties']],
  [{ title: 'Short' }, ['/title minLength']],
] as const)('%j: %j', ([changes, faults]) => expect(faultsOf(changes)).toEqual(faults));
