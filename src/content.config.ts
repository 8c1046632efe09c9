import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { author, category, deal, post, sitePage, toolPage } from './content-schemas';

/** The file's path is the address, including letter case: the loader's own slugs would be lowercase. */
const place = ({ entry }: { entry: string }) => entry.replace(/\.mdx?$/, '');

const files = (folder: string, pattern = '**/*.md') =>
  glob({ base: `./content/${folder}`, pattern, generateId: place });

export const collections = {
  tools: defineCollection({ loader: files('tools'), schema: toolPage }),
  blog: defineCollection({ loader: files('blog', '**/*.{md,mdx}'), schema: post }),
  authors: defineCollection({ loader: files('authors', '*.md'), schema: author }),
  categories: defineCollection({ loader: files('categories'), schema: category }),
  deals: defineCollection({ loader: files('deals', '*.md'), schema: deal }),
  site: defineCollection({ loader: files('site'), schema: sitePage }),
};
