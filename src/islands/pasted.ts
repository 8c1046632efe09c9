import type { httpClient } from '../browser/http';
import type { PastedKind } from '../data/paste-targets';
import { recognize } from './recognize';
import type { ToolItem } from './search';

/** A tool proposed for a pasted text, and its field that takes the text. */
export interface PastedTool extends ToolItem {
  readonly field: string;
  /** The page's language, if it isn't that of the search box. */
  readonly lang?: string;
}

/** `/api/{lang}/pasted` */
export type PastedTools = Readonly<Record<PastedKind, readonly PastedTool[]>>;

/** A longer text is handed over by storage: servers don't get fragments, but the address bar shows them. */
const IN_LINK = 2_000;

/** The tools for a text that isn't the name of a tool; undefined if it may be one. */
export async function toolsForPasted(
  text: string,
  lang: string,
  get: ReturnType<typeof httpClient>,
): Promise<readonly ToolItem[] | undefined> {
  const kind = recognize(text);
  if (kind === undefined) return undefined;
  const tools = await get<PastedTools>(`api/${lang}/pasted`, { responseType: 'json' });
  return tools[kind].map(({ field, ...tool }) => ({
    ...tool,
    ...(text.length <= IN_LINK
      ? { url: `${tool.url}#${new URLSearchParams({ [field]: text }).toString()}` }
      : { open: () => openWith(tool.url, field, text) }),
  }));
}

async function openWith(url: string, field: string, text: string): Promise<void> {
  const { putHanded } = await import('../storage/handed');
  // A browser that stores nothing opens the empty tool: the text is still in the clipboard.
  const id = await putHanded({ [field]: text }).catch(() => undefined);
  location.assign(id === undefined ? url : `${url}#${new URLSearchParams({ handed: id }).toString()}`);
}
