import { z } from 'astro/zod';
import presets from '../content/schema/presets.json' with { type: 'json' };
import { unknownName } from './core/text/nearest.js';
import { FAMILIES } from './data/families.ts';
import { LANGS } from './i18n/languages.ts';

/**
 * The front matter of each collection. Astro checks it at build time and writes it as JSON Schema into
 * .astro/collections, where its editor extension finds it.
 */

/** Refuses unknown keys, as they are probably misspelled: the message names the nearest one. */
const strict = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownName('key', key, Object.keys(shape))).join(' ')
        : undefined,
  });
const title = z.string().min(10).max(70);
const description = z.string().min(50).max(175);
const faq = z.array(strict({ q: z.string(), a: z.string() })).optional();
/** Written as 2026-11-21; YAML parses that as a date, and an editor as text. */
const day = z.union([z.iso.date(), z.date()]).pipe(z.coerce.date());
const note = (text: string) => ({ description: text });

export const toolPage = strict({
  tool: z
    .string()
    .regex(/^[a-z]+\/[a-z0-9-]+$/)
    .meta(note('The tool’s folder under src/tools: <family>/<tool>.')),
  key: z.string().meta(note('The same on the pages of one tool in several languages; usually the English slug.')),
  preset: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .meta(note('What the tool’s fields hold on this page, where that is not the tool’s own default.')),
  title: title.meta(note('For search results and the tab: 10 to 70 characters, unique.')),
  description: description.meta(note('For search results: 50 to 175 characters, unique.')),
  heading: z.string().meta(note('The page’s own heading, and its name on cards.')),
  icon: z.string().min(1).meta(note('The change that the tool makes, in up to six characters: Aa→AA.')),
  family: z.enum(FAMILIES).meta(note('The group on the home page.')),
  layout: z.enum(['default', 'code', 'htmlviewer', 'autoprefixer', 'empty']).default('default'),
  viewer: z
    .boolean()
    .default(false)
    .meta(note('Shows what others’ links bring: not indexed, sends no referrer, not among the home page’s tools.')),
  keywords: z.array(z.string()).default([]).meta(note('What people search for.')),
  related: z.array(z.string()).default([]).meta(note('Keys of pages that this one recommends.')),
  faq,
})
  // The keys of a preset depend on the tool: `npm run schema` generates them from the tools' declarations.
  .meta(presets);

export const post = strict({
  title,
  description,
  author: z.string().meta(note('A file of content/authors, without .md.')),
  category: z.string().meta(note('The `key` of a row of content/categories.')),
  published: day,
  updated: day.optional(),
  tools: z.array(z.string()).default([]).meta(note('Keys of related tool pages.')),
  draft: z.boolean().default(false).meta(note('true: the post is not built.')),
});

export const author = strict({
  name: z.string(),
  names: z
    .partialRecord(z.enum(LANGS), z.string())
    .default({})
    .meta(note('The name in other languages, for the line below a post’s title.')),
  description,
});

/** The page of a family of tools: content/families/<language>/<family>.md. */
export const familyPage = strict({ title, description });

export const category = strict({ key: z.string(), name: z.string(), title, description });

export const deal = strict({
  product: z.string(),
  vendor: z.string(),
  kind: z.enum([
    'email-marketing',
    'video',
    'design',
    'seo',
    'hosting',
    'data-recovery',
    'shop',
    'vpn',
    'writing',
    'web-pages',
  ]),
  title,
  description,
  heading: z.string(),
  trial: z.string().meta(note('What the vendor offers, and what it costs afterwards, in one or two sentences.')),
  offer: z
    .enum(['trial', 'free-plan', 'limited', 'credit', 'none'])
    .meta(note('A trial that ends, a plan without an end, a free version that lacks something, a credit, or nothing.')),
  days: z.int().positive().optional().meta(note('How long a trial or a credit lasts.')),
  card: z.enum(['required', 'not-required', 'unknown']).meta(note('Whether a payment method is asked for.')),
  asOf: day.meta(note('The day on which the vendor’s pages were read.')),
  status: z.enum(['open', 'closed']),
  suits: z.array(z.string()),
  notFor: z.array(z.string()),
  alternatives: z.array(strict({ name: z.string(), why: z.string() })),
  source: z.string(),
  faq,
});

export const sitePage = strict({
  key: z
    .string()
    .optional()
    .meta(note('In a language other than English: the name of the English file, without .md. It links the languages.')),
  title,
  description,
  heading: z.string(),
  updated: day.optional(),
});
