import { canonicalValue } from '../kinds/contract/values';
import { shownExamples } from '../kinds/contract/shown-examples';
import { uiStringKeys, pickStrings } from '../kinds/form/ui-strings';
import { withSharedLabels } from '../kinds/contract/shared-labels';
import { partsOf } from './tool-parts';
import { chipText, exampleInput, exampleResult } from './example-text';
import { exampleFragment } from '../kinds/form/permalink';
import type { AnyStrings, IslandProps, StandardProps } from '../kinds/contract/island-props';
import { declared, type AnyExample, type AnyTool, type SampleFile } from '../kinds/contract';
import { formatProblem } from '../kinds/contract/format-message';
import { isProblem } from '../kinds/contract/messages';
import { INTERFACE } from '../i18n/interface';
import { LOCALES, type Lang } from '../i18n/languages';
import type { Fields } from '../kinds/contract/fields';
import { href } from '../core/site-url';
import { nearest, suggestion } from '../core/text/nearest.js';

/** Every tool's definition, strings and examples, imported at build from the tools' folders. */
export const tools = import.meta.glob<AnyTool>('../tools/*/*/tool.ts', { eager: true, import: 'default' });
export const strings = import.meta.glob<AnyStrings>('../tools/*/*/strings/*.ts', {
  eager: true,
  import: 'default',
});
const examples = import.meta.glob<readonly AnyExample[]>('../tools/*/*/examples.ts', {
  eager: true,
  import: 'default',
});

/** A page's use of a tool, from its front matter. */
export interface ToolUse {
  /** 'content/tools/pl/suma.md', for error messages. */
  readonly file: string;
  readonly tool: string;
  readonly preset: Readonly<Record<string, string | number | boolean>>;
  readonly lang: Lang;
  readonly slug: string;
}

const TOOL_FILE = /^\.\.\/tools\/(.+)\/tool\.ts$/;

/** The message about a tool that doesn't exist, with the tool that was probably meant, in its family or another. */
export function unknownTool(typed: string): string {
  const ids = Object.keys(tools).flatMap((file) => TOOL_FILE.exec(file)?.[1] ?? []);
  const name = typed.split('/').at(-1) ?? typed;
  const bare = nearest(name, new Set(ids.map((id) => id.split('/')[1] ?? id)));
  const meant = nearest(typed, ids) ?? ids.find((id) => id.split('/')[1] === bare);
  const hint = meant === undefined ? 'Tools are in src/tools/<family>/<tool>/tool.ts.' : `Did you mean '${meant}'?`;
  return `Unknown tool '${typed}'. ${hint}`;
}

/** The island of a tool: its own `index.astro`, otherwise the one that the build wrote. `page` is for the error message. */
export function islandOf<Island>(islands: Readonly<Record<string, Island>>, tool: string, page: string): Island {
  const island = islands[`/src/tools/${tool}/index.astro`] ?? islands[`/.astro/tools/${tool}/index.astro`];
  if (island === undefined) throw new Error(`${page}: ${unknownTool(tool)}`);
  return island;
}

/** The message about a missing file of strings; names the languages that the tool has. */
function noStrings(tool: string, lang: Lang): string {
  const start = `../tools/${tool}/strings/`;
  const own = Object.keys(strings).filter((file) => file.startsWith(start));
  const langs = own.map((file) => file.slice(start.length, -'.ts'.length));
  return `${tool} has no strings in '${lang}', only in ${langs.join(', ')}. Add src/tools/${tool}/strings/${lang}.ts.`;
}

/** The message about a missing label; names the label that is probably misspelled. */
function noLabel(name: string, tool: string, lang: Lang, own: AnyStrings, names: readonly string[]): string {
  const unused = Object.keys(own.labels).filter((label) => !names.includes(label));
  const written = nearest(name, unused);
  const hint = written === undefined ? 'Add it.' : `Did you write '${written}' instead?`;
  return `src/tools/${tool}/strings/${lang}.ts has no label '${name}'. ${hint}`;
}

export function toolOf({ file, tool }: Pick<ToolUse, 'file' | 'tool'>): AnyTool {
  const definition = tools[`../tools/${tool}/tool.ts`];
  if (!definition) throw new Error(`${file}: ${unknownTool(tool)}`);
  return definition;
}

/** The page's preset as text. A name, choice or number that the tool's fields don't allow stops the build with an error that suggests the nearest one. */
export function presetOf(use: ToolUse): Record<string, string> {
  const { fields } = toolOf(use);
  return Object.fromEntries(
    Object.entries(use.preset).map(([name, value]) => {
      const field = fields[name];
      if (!field)
        throw new Error(
          `${use.file}: preset '${name}' isn’t a field of ${use.tool}. ${suggestion(name, Object.keys(fields))}`,
        );
      if (field.type === 'choice' && !field.values.includes(String(value))) {
        throw new Error(`${use.file}: preset '${name}' is '${value}'. ${suggestion(String(value), field.values)}`);
      }
      if (
        field.type === 'number' &&
        (Number(value) < (field.min ?? -Infinity) || Number(value) > (field.max ?? Infinity))
      ) {
        throw new Error(`${use.file}: preset '${name}' is ${value}; choose ${field.min} to ${field.max}`);
      }
      return [name, String(value)];
    }),
  );
}

/** The tool's strings in the page's language, plus the labels that tools share, limited to the tool's fields and outputs. */
export function stringsOf({ file, tool, lang }: Pick<ToolUse, 'file' | 'tool' | 'lang'>): AnyStrings {
  const own = strings[`../tools/${tool}/strings/${lang}.ts`];
  if (!own) throw new Error(`${file}: ${noStrings(tool, lang)}`);
  const { labels } = withSharedLabels(own, lang);
  const { fields, outputs } = toolOf({ file, tool });
  const names = [...Object.keys(fields), ...Object.keys(outputs)];
  const missing = names.find((name) => labels[name] === undefined);
  if (missing !== undefined) throw new Error(`${file}: ${noLabel(missing, tool, lang, own, names)}`);
  return { ...own, labels: Object.fromEntries(names.map((name) => [name, labels[name]])) };
}

/** The strings that a page contains; messages load with the first one that is needed (kinds/form/use-messages.ts). */
const pageStrings = ({ problems: _problems, notes: _notes, steps: _steps, ...carried }: AnyStrings): AnyStrings =>
  carried;

const sources = import.meta.glob<string>('../tools/*/*/**/{*.tsx,use-*.ts}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The source of a tool's own component and of its hooks, to find the words that they use. */
const sourceOf = (tool: string): string =>
  Object.entries(sources)
    .filter(([file]) => file.startsWith(`../tools/${tool}/`))
    .map(([, source]) => source)
    .join('\n');

/** The currency that most readers of a language use. */
const CURRENCY: Record<Lang, string> = {
  en: 'USD',
  es: 'EUR',
  fr: 'EUR',
  id: 'IDR',
  it: 'EUR',
  pl: 'PLN',
  pt: 'BRL',
  ru: 'RUB',
};

/** What the page contains for its island; `parts` is what the build must know of the tool (build/finish.ts). */
export function pageProps(use: ToolUse): (IslandProps | StandardProps) & { readonly parts: string } {
  const props = islandProps(use);
  const parts = partsOf(props.declared);
  if (ownIslands.some((file) => file.startsWith(`../tools/${use.tool}/`))) return { ...props, parts };
  const { declared: here, ...rest } = props;
  const { fields } = declared(toolOf(use));
  const changed = Object.entries(here.fields).filter(
    ([name, field]) => JSON.stringify(field) !== JSON.stringify(fields[name]),
  );
  return { ...rest, parts, ...(changed.length > 0 && { fields: Object.fromEntries(changed) }) };
}

const ownIslands = Object.keys(import.meta.glob('../tools/*/*/island.{ts,tsx}'));

/** The props of the page's island, with strings in the page's language only. */
export function islandProps(use: ToolUse): IslandProps {
  const tool = toolOf(use);
  const short = declared(tool);
  const own = stringsOf(use);
  return {
    id: use.tool,
    lang: use.lang,
    declared: { ...short, fields: inLabelOrder(ofLanguage(short.fields, use.lang), use) },
    words: pickStrings(INTERFACE[use.lang], uiStringKeys(tool, own, sourceOf(use.tool))),
    strings: pageStrings(own),
    preset: presetOf(use),
    samples: samplesOf(use),
    slug: use.slug,
  };
}

/** The fields with the first values of the page's language. */
const ofLanguage = (fields: Fields, lang: Lang): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.type !== 'choice' || field.byLanguage === undefined) return [name, field];
      const { byLanguage: _decided, ...rest } = field;
      return [name, { ...rest, initial: CURRENCY[lang] }];
    }),
  );

/** The fields with the values of alphabetical choices in the order of their labels, 'other' last. */
function inLabelOrder(fields: Fields, use: ToolUse): Fields {
  const { choices } = stringsOf(use);
  const { compare } = new Intl.Collator(LOCALES[use.lang]);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.type !== 'choice' || !field.alphabetical) return [name, field];
      const label = (value: string) => choices?.[name]?.[value] ?? value;
      const values = field.values.toSorted(
        (a, b) => Number(a === 'other') - Number(b === 'other') || compare(label(a), label(b)),
      );
      return [name, { ...field, values }];
    }),
  );
}

export interface ShownExample {
  readonly fragment: string;
  /** The addresses of its input files, by field. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly from: string;
  readonly gives: string;
  readonly source: string;
}

/** Up to four examples that fit the page's preset: the link's fragment, the input, the result and its source. */
export function examplesOf(use: ToolUse): readonly ShownExample[] {
  const SHOWN = 4;
  const preset = presetOf(use);
  const tool = toolOf(use);
  const props = { lang: use.lang, words: INTERFACE[use.lang], strings: stringsOf(use) };
  const shown = { tool, ...props };
  const own = examples[`../tools/${use.tool}/examples.ts`] ?? [];
  return shownExamples(own, preset, use.lang)
    .slice(0, SHOWN)
    .map((example) => {
      const values: Record<string, unknown> = { ...preset, ...example.values };
      const { gives } = example;
      return {
        fragment: exampleFragment(tool.fields, values),
        files: Object.fromEntries(
          filesOf(example).map(([name, files]) => [
            name,
            files.map((file) => href(encodeURI(`/samples/${samplePath(use.tool, own.indexOf(example), file)}`))),
          ]),
        ),
        from: exampleInput(example.values, preset, shown),
        gives: isProblem(gives)
          ? formatProblem(gives, props)
          : typeof gives === 'function'
            ? ''
            : exampleResult(gives, shown),
        source: example.source,
      };
    });
}

const filesOf = ({ values }: AnyExample): [name: string, files: readonly SampleFile[]][] =>
  Object.entries<unknown>(values).filter((entry): entry is [string, SampleFile[]] => Array.isArray(entry[1]));

const samplePath = (tool: string, example: number, { name }: SampleFile): string => `${tool}/${example + 1}/${name}`;

/** The input files of all examples, by their paths below `/samples/`. */
export const sampleFiles = (): { readonly path: string; readonly file: SampleFile }[] =>
  Object.entries(examples).flatMap(([module, own]) => {
    const tool = /tools\/([^/]+\/[^/]+)\//.exec(module)?.[1] ?? '';
    return own.flatMap((example, at) =>
      filesOf(example).flatMap(([, files]) => files.map((file) => ({ path: samplePath(tool, at, file), file }))),
    );
  });

const SAMPLES = 3;
/** The longest link of a chip. */
const SAMPLE_LINK = 300;

/**
 * Examples that fill an empty form with one press: the first ones whose values fit in a short link and that give a
 * result. A chip shows the text, or the values without their labels. There are none with files, which no link contains.
 */
function samplesOf(use: ToolUse): IslandProps['samples'] {
  const preset = presetOf(use);
  const tool = toolOf(use);
  const { eager, fields, secret } = tool;
  const shown = { tool, lang: use.lang, words: INTERFACE[use.lang], strings: stringsOf(use) };
  const isInitial = (name: string, value: unknown) => canonicalValue(value) === canonicalValue(fields[name]?.initial);
  // A generator shows a result at once, unless it needs a text first.
  if (secret || (eager && fields.input?.initial !== '')) return [];
  const chips = shownExamples(examples[`../tools/${use.tool}/examples.ts`] ?? [], preset, use.lang)
    .filter(({ values, gives }) => !isProblem(gives) && !Object.values(values).some(Array.isArray))
    .map(({ values }) => ({
      text: chipText(
        Object.entries(values).filter(([name, value]) => preset[name] === undefined && !isInitial(name, value)),
        shown,
      ),
      fragment: exampleFragment(fields, { ...preset, ...values }),
    }))
    .filter(({ text, fragment }) => text !== '' && fragment.length <= SAMPLE_LINK);
  return chips.filter(({ text }, at) => chips.findIndex((other) => other.text === text) === at).slice(0, SAMPLES);
}
