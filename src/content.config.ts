import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { FAMILIES } from './lib/families';

const title = z.string().min(10).max(70);
const description = z.string().min(50).max(175);
const faq = z.array(z.object({ q: z.string(), a: z.string() })).optional();

/** The file's place is the address, letter case included: the loader's own slugs would fold it. */
const place = ({ entry }: { entry: string }) => entry.replace(/\.mdx?$/, '');

export const collections = {
  tools: defineCollection({
    loader: glob({ base: './content/tools', pattern: '**/*.md', generateId: place }),
    schema: z.object({
      tool: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/),
      key: z.string(),
      preset: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
      title,
      description,
      heading: z.string(),
      icon: z.string(),
      family: z.enum(FAMILIES),
      layout: z.enum(['default', 'code', 'htmlviewer', 'autoprefixer', 'empty']).default('default'),
      /** Shows what others' links bring: not indexed, sends no referrer, not among the home page's tools. */
      viewer: z.boolean().default(false),
      keywords: z.array(z.string()).default([]),
      related: z.array(z.string()).default([]),
      faq,
    }),
  }),
  blog: defineCollection({
    loader: glob({ base: './content/blog', pattern: '**/*.{md,mdx}', generateId: place }),
    schema: z.object({
      title,
      description,
      author: z.string(),
      category: z.string(),
      published: z.coerce.date(),
      updated: z.coerce.date().optional(),
      tools: z.array(z.string()).default([]),
      draft: z.boolean().default(false),
    }),
  }),
  authors: defineCollection({
    loader: glob({ base: './content/authors', pattern: '*.md', generateId: place }),
    schema: z.object({ name: z.string(), description }),
  }),
  categories: defineCollection({
    loader: glob({ base: './content/categories', pattern: '**/*.md', generateId: place }),
    schema: z.object({ key: z.string(), name: z.string(), title, description }),
  }),
  deals: defineCollection({
    loader: glob({ base: './content/deals', pattern: '*.md', generateId: place }),
    schema: z.object({
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
      trial: z.string(),
      card: z.enum(['required', 'not-required', 'unknown']),
      asOf: z.coerce.date(),
      status: z.enum(['open', 'closed']),
      suits: z.array(z.string()),
      notFor: z.array(z.string()),
      alternatives: z.array(z.object({ name: z.string(), why: z.string() })),
      source: z.string(),
      faq,
    }),
  }),
  site: defineCollection({
    loader: glob({ base: './content/site', pattern: '**/*.md', generateId: place }),
    schema: z.object({ title, description, heading: z.string(), updated: z.coerce.date().optional() }),
  }),
};
