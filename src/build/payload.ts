import type { PageFacts } from './html.ts';

/** `{path}/_payload.json`: what a page is, and what it needs to work offline. */
export interface Payload {
  /** Without the base: '/reverse-text/'. */
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** Full addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly headings: PageFacts['headings'];
  readonly tool?: string;
  /** Addresses from the site's root, base included: scripts, workers, fonts, pictures. */
  readonly assets: readonly string[];
}

export function payloadOf(path: string, page: PageFacts, assets: readonly string[]): Payload {
  const tool = page.islands.find((island) => island.tool !== undefined)?.tool;
  return {
    path,
    lang: page.lang,
    title: page.title,
    description: page.description,
    alternates: Object.fromEntries(page.alternates.map(({ lang, href }) => [lang, href])),
    headings: page.headings,
    ...(tool !== undefined && { tool }),
    assets,
  };
}
