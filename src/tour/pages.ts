import { globSync, readFileSync } from 'node:fs';
import { decodeHTMLAttribute } from 'entities';
import { langOfPath, type Lang } from '../i18n/languages';
import { shownExamples } from '../kinds/contract/shown-examples';
import type { AnyExample } from '../kinds/contract';
import type { AnyStrings } from '../kinds/contract/island-props';

/** A page of the built site that has a tool. */
export interface ToolPage {
  readonly path: string;
  readonly lang: Lang;
  /** Canonical values by field name. */
  readonly preset: Readonly<Record<string, string | number | boolean>>;
}

const pathOf = (file: string) => `/${file.replace(/^dist\//, '').replace(/index\.html$/, '')}`;

/** Every page of the built site except the sandbox for a visitor's own HTML and the 404 page. */
export const sitePages = (): readonly string[] =>
  globSync('dist/**/*.html')
    // A category without posts only leads to the blog.
    .filter((file) => !readFileSync(file, 'utf8').includes('http-equiv="refresh"'))
    .map(pathOf)
    .filter((path) => !path.startsWith('/sandbox/') && path !== '/404.html')
    .toSorted();

/** The built site's tool pages by tool ('text/reverse-text'), English ones first. */
export function pagesByTool(): ReadonlyMap<string, readonly ToolPage[]> {
  const pages = globSync('dist/**/index.html')
    .toSorted()
    .flatMap((file) => {
      const [, tool, preset] = /data-tool="([^"]+)" data-preset="([^"]*)"/.exec(readFileSync(file, 'utf8')) ?? [];
      if (tool === undefined) return [];
      const path = pathOf(file);
      return [
        { tool, page: { path, lang: langOfPath(path), preset: JSON.parse(decodeHTMLAttribute(preset ?? '{}')) } },
      ];
    });
  const byTool = Map.groupBy(pages, ({ tool }) => tool);
  return new Map(
    byTool
      .entries()
      .toArray()
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([tool, found]) => [
        tool,
        found.map(({ page }) => page).toSorted((a, b) => Number(a.lang !== 'en') - Number(b.lang !== 'en')),
      ]),
  );
}

/** A tool's examples, read from its folder. */
export const examplesOf = async (tool: string): Promise<readonly AnyExample[]> =>
  (await import(`../tools/${tool}/examples.ts`)).default;

/** A tool's own strings in one language, read from its folder. */
export async function ownStringsOf(tool: string, lang: Lang): Promise<AnyStrings> {
  return (await import(`../tools/${tool}/strings/${lang}.ts`)).default;
}

/** The examples that a page can show, its own first. */
export const examplesOn = ({ lang, preset }: ToolPage, examples: readonly AnyExample[]): readonly AnyExample[] =>
  shownExamples(examples, preset, lang);
