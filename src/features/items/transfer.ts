import { PLAIN_LIMIT, pack, unpack } from '../../core/bytes/link-payload';
import { ITEM_LIMITS, bytesOf, fitTitle, isPagePath, type ItemContent, type SavedItem } from './item';

/**
 * Saved items as a file: each with the values of its form by name and long texts decompressed, so that the file is
 * useful without this site too.
 */
export interface ExportedItems {
  readonly kind: typeof KIND;
  readonly version: 1;
  readonly exported: string;
  readonly items: readonly ExportedItem[];
}

interface ExportedItem {
  readonly title: string;
  readonly tool: string;
  readonly path: string;
  readonly saved: string;
  readonly values: Readonly<Record<string, string>>;
}

const KIND = 'smallkit-saved-items';

export async function exported(items: readonly SavedItem[], now: Date): Promise<ExportedItems> {
  const all = await Promise.all(
    items.map(async ({ title, tool, path, updated, body }) => ({
      title,
      tool,
      path,
      saved: new Date(updated).toISOString(),
      values: await valuesOf(body),
    })),
  );
  return { kind: KIND, version: 1, exported: now.toISOString(), items: all };
}

/** A fragment's values, with `z` decompressed to the `input` it contains; `z` stays if that fails. */
async function valuesOf(body: string): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const unpacked = name === 'z' ? await unpack(value) : undefined;
    if (unpacked?.fault === undefined && unpacked) values.input = unpacked.text;
    else values[name] = value;
  }
  return values;
}

async function bodyOf(values: Readonly<Record<string, string>>): Promise<string> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (name === 'input' && value.length > PLAIN_LIMIT) params.set('z', await pack(value));
    else params.set(name, value);
  }
  return params.toString();
}

export interface Imported {
  readonly items: readonly (ItemContent & { readonly updated: number })[];
  /** Entries that are not saved items, or are too large. */
  readonly unreadable: number;
}

/**
 * Reads the items of an exported file. Undefined when it isn't such a file. Its content is validated, as it may come
 * from anywhere.
 */
export async function imported(json: string): Promise<Imported | undefined> {
  const file = parsed(json);
  const entries: unknown = field(file, 'items');
  if (field(file, 'kind') !== KIND || !Array.isArray(entries)) return undefined;
  const items = await Promise.all(entries.map(readEntry));
  const readable = items.filter((item) => item !== undefined);
  return { items: readable, unreadable: items.length - readable.length };
}

async function readEntry(entry: unknown): Promise<Imported['items'][number] | undefined> {
  const [title, tool, path, saved] = ['title', 'tool', 'path', 'saved'].map((name) => field(entry, name));
  const given = field(entry, 'values');
  if (typeof path !== 'string' || !isPagePath(path) || typeof given !== 'object' || given === null) return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string') values[name] = value;
  const body = await bodyOf(values);
  if (bytesOf({ path, body }) > ITEM_LIMITS.bytes) return undefined;
  const updated = typeof saved === 'string' ? Date.parse(saved) : NaN;
  return {
    title: fitTitle(typeof title === 'string' ? title : '') || path,
    tool: typeof tool === 'string' ? tool.slice(0, ITEM_LIMITS.tool) : '',
    path,
    body,
    updated: Number.isNaN(updated) ? 0 : updated,
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
