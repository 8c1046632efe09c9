import type { httpClient } from '../browser/http';
import type { PastedKind } from '../data/paste-targets';
import { recognize } from './recognize';
import { recognizeFile } from './recognize-file';
import type { ToolItem } from './search';

/** A pasted, dropped or shared text, or files. */
export type Pasted = string | readonly File[];

/** A tool proposed for something pasted, and its field that takes it. */
export interface PastedTool extends ToolItem {
  readonly field: string;
  /** Whether the field takes files; others take a text. */
  readonly files?: true;
  /** The page's language, if it isn't that of the search box. */
  readonly lang?: string;
}

/** `/api/{lang}/pasted` */
export type PastedTools = Readonly<Record<PastedKind, readonly PastedTool[]>>;

/** A longer text is handed over by storage: servers don't get fragments, but the address bar shows them. */
const IN_LINK = 2_000;

/** The tools for a text that isn't the name of a tool, or for files; undefined for a text that may be such a name. */
export async function toolsForPasted(
  pasted: Pasted,
  lang: string,
  get: ReturnType<typeof httpClient>,
): Promise<readonly ToolItem[] | undefined> {
  const kind = typeof pasted === 'string' ? recognize(pasted) : await recognizeFile(pasted[0]);
  if (kind === undefined) return undefined;
  const tools = await get<PastedTools>(`api/${lang}/pasted`, { responseType: 'json' });
  return tools[kind].map(({ field, files, ...tool }) => ({
    ...tool,
    ...(typeof pasted === 'string' && pasted.length <= IN_LINK
      ? { url: `${tool.url}#${new URLSearchParams({ [field]: pasted }).toString()}` }
      : { open: () => openWith(tool.url, field, typeof pasted === 'string' || files ? pasted : pasted[0]) }),
  }));
}

async function openWith(url: string, field: string, value: string | File | readonly File[] | undefined): Promise<void> {
  const { putHanded } = await import('../storage/handed');
  // A browser that stores nothing opens the empty tool: the text is still in the clipboard.
  const id = value && (await putHanded({ [field]: value }).catch(() => undefined));
  location.assign(id === undefined ? url : `${url}#${new URLSearchParams({ handed: id }).toString()}`);
}

/** What another app shared with the installed site; undefined if it was stored too long ago, or in another browser. */
export async function takeShared(id: string): Promise<Pasted | undefined> {
  const { handedValues } = await import('../storage/handed');
  const { shared } = (await handedValues(id)) ?? {};
  return shared instanceof Blob ? undefined : shared;
}
