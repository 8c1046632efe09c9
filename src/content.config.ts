import { glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { author, category, deal, familyPage, post, sitePage, toolPage } from './content-schemas';
import { FACTS_KEY, langOfContent, withFactsIn } from './build/prose-facts';

/** The file's path is the address, including letter case: the loader's own slugs would be lowercase. */
const place = ({ entry }: { entry: string }) => entry.replace(/\.mdx?$/, '');

/** Markdown files, with figures of third parties in their front matter too; the text is the Markdown plugins' part. */
function files(folder: string, pattern = '**/*.md'): Loader {
  const loader = glob({ base: `./content/${folder}`, pattern, generateId: place });
  return {
    ...loader,
    load: (context) =>
      loader.load({
        ...context,
        generateDigest: (data) => context.generateDigest(`${FACTS_KEY}${JSON.stringify(data)}`),
        parseData: (props) => context.parseData({ ...props, data: withFactsIn(props.data, langOfContent(props.id)) }),
      }),
  };
}

export const collections = {
  tools: defineCollection({ loader: files('tools'), schema: toolPage }),
  blog: defineCollection({ loader: files('blog', '**/*.{md,mdx}'), schema: post }),
  authors: defineCollection({ loader: files('authors', '*.md'), schema: author }),
  families: defineCollection({ loader: files('families'), schema: familyPage }),
  categories: defineCollection({ loader: files('categories'), schema: category }),
  deals: defineCollection({ loader: files('deals', '*.md'), schema: deal }),
  site: defineCollection({ loader: files('site'), schema: sitePage }),
};
