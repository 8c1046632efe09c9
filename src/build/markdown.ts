import { satteri } from '@astrojs/markdown-satteri';
import { defineMdastPlugin } from 'satteri';
import { environment } from '../../scripts/environment.mjs';
import { operatorOf } from '../operator.ts';

/** The values of `{operator}` and the like in content/site; from the same environment variables as src/config.ts. */
const BLANKS: Readonly<Record<string, string>> = {
  ...operatorOf(environment),
  site: 'Smallkit',
};

/** Inserts the operator's details into the prose. */
const blanks = defineMdastPlugin({
  // Astro caches rendered content until its settings change, and compares plugins by name: with the details in the
  // name, new ones are rendered.
  name: `smallkit-blanks ${JSON.stringify(BLANKS)}`,
  text(node, context) {
    const value = node.value.replace(
      /\{(operator|address|mail|site)\}/g,
      (blank, name: string) => BLANKS[name] ?? blank,
    );
    if (value !== node.value) context.replaceNode(node, { type: 'text', value });
  },
});

/** Editors write root-absolute links; the build prepends the base path. */
const links = (base: string) =>
  defineMdastPlugin({
    name: 'smallkit-base',
    link(node, context) {
      if (node.url.startsWith('/') && !node.url.startsWith('//')) {
        context.replaceNode(node, { ...node, url: base + node.url });
      }
    },
  });

/** Astro's Markdown with this site's plugins: quotes stay as their author typed them. */
export function markdown(basePath: string) {
  const base = basePath.replace(/\/$/, '');
  return satteri({
    mdastPlugins: base === '' ? [blanks] : [blanks, links(base)],
    features: { smartPunctuation: false },
  });
}
