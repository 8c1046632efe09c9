import { SHARED_LABELS } from '../i18n/shared';
import { INTERFACE } from '../i18n/interface';
import type { AnyTool } from '../kinds/contract';
import type { AnyStrings } from '../kinds/contract/island-props';
import { strings, tools } from './tool-registry';

type Field = AnyTool['fields'][string];
type Schema = Readonly<Record<string, unknown>>;

const idOf = (file: string): string => file.replace(/^.*\/tools\/|\/tool\.ts$/g, '');

/**
 * What JSON Schema can express about a tool page beyond its shape: the existing tools, and for each tool the
 * fields that a preset may set and their values. An editor completes and checks a page with it (Astro's extension,
 * through .astro/collections); the build checks the same again, with `presetOf`.
 */
export const presetSchema = (): { readonly allOf: readonly Schema[] } => {
  const all = Object.entries(tools)
    .map(([file, tool]) => ({ id: idOf(file), tool }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    allOf: [
      { properties: { tool: { enum: all.map(({ id }) => id) } } },
      ...all.map(({ id, tool }) => ({
        if: { properties: { tool: { const: id } }, required: ['tool'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a key of JSON Schema; nothing awaits it
        then: { properties: { preset: presetOfTool(id, tool) } },
      })),
    ],
  };
};

function presetOfTool(id: string, { fields }: AnyTool): Schema {
  const words = strings[`../tools/${id}/strings/en.ts`];
  const properties = Object.entries(fields).flatMap(([name, field]) => {
    const schema = schemaOf(field);
    if (schema === undefined) return [];
    const label = labelOf(name, words);
    return [[name, { ...schema, ...(label !== undefined && { description: label }) }] as const];
  });
  return { additionalProperties: false, properties: Object.fromEntries(properties) };
}

function labelOf(name: string, words: AnyStrings | undefined): string | undefined {
  const shared = Object.entries(SHARED_LABELS).find(([one]) => one === name)?.[1];
  return words?.labels[name] ?? (shared && INTERFACE.en[shared]);
}

/** A text as YAML may parse it: `on` and 12 need no quotes. */
const TEXT = { type: ['string', 'number', 'boolean'] };

/** The schema of a field in a preset; undefined: files cannot be preset. */
function schemaOf(field: Field): Schema | undefined {
  switch (field.type) {
    case 'choice':
      return { enum: field.values.flatMap(yamlForms), default: field.initial };
    case 'number':
      return {
        type: field.integer ? 'integer' : 'number',
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
        ...(field.initial !== undefined && { default: field.initial }),
      };
    case 'decimal':
      return { type: ['number', 'string'], pattern: '^-?\\d+(\\.\\d+)?$', default: field.initial };
    case 'flag':
      return { type: 'boolean', default: field.initial };
    case 'date':
      return { type: 'string', pattern: '^(today|\\d{4}-\\d{2}-\\d{2})?$' };
    case 'color':
      return { type: 'string', pattern: '^#[0-9a-f]{6}$', default: field.initial };
    case 'files':
      return undefined;
    default:
      return TEXT;
  }
}

/** The forms of a choice in YAML: '16' without its quotes is a number, 'true' a boolean. */
const yamlForms = (value: string): readonly (string | number | boolean)[] => {
  if (value === 'true' || value === 'false') return [value, value === 'true'];
  return value !== '' && String(Number(value)) === value ? [value, Number(value)] : [value];
};
