import type { PastedTool, PastedTools } from '../islands/pasted';
import { toolIconSvg } from '../components/icons';
import { PASTED } from '../data/paste-targets';
import { href } from '../core/site-url';
import type { Lang } from '../i18n/languages';
import { pathOf, toolsByKey, toolUse, type ToolEntry } from './tool-pages';
import { toolOf } from './tool-registry';

/** The pages proposed for what the search box recognizes, for `/api/{lang}/pasted`: in the language, else in English. */
export async function pastedTools(lang: Lang): Promise<PastedTools> {
  const rows = Object.entries(PASTED).map(async ([kind, keys]) => {
    const entries = await toolsByKey(keys, lang);
    return [kind, entries.map((entry) => proposal(entry, lang))] as const;
  });
  return Object.fromEntries(await Promise.all(rows)) as unknown as PastedTools;
}

function proposal(entry: ToolEntry, lang: Lang): PastedTool {
  const use = toolUse(entry);
  const fields = Object.entries(toolOf(use).fields);
  const found = fields.find(([, { type, hidden }]) => /^(?:text|line|files)$/.test(type) && !hidden);
  if (!found) throw new Error(`src/data/paste-targets.ts: ${entry.data.key} takes no text and no file`);
  const [field, { type }] = found;
  return {
    text: entry.data.heading,
    url: href(pathOf(entry.id)),
    icon: toolIconSvg(entry.data.icon),
    field,
    ...(type === 'files' && { files: true }),
    ...(use.lang !== lang && { lang: use.lang }),
  };
}
