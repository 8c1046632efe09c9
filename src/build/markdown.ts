import { satteri } from '@astrojs/markdown-satteri';
import { defineMdastPlugin } from 'satteri';
import { environment } from '../../scripts/environment.mjs';
import { operatorOf } from '../operator.ts';

/** What `{operator}` and the like in content/site stand for; the same environment variables as src/config.ts. */
const BLANKS: Readonly<Record<string, string>> = {
  ...operatorOf(environment),
  site: 'Smallkit',
};

/** Puts the operator's particulars into the prose. */
const blanks = defineMdastPlugin({
  // Astro keeps what it has rendered until its settings change, and compares plugins by name: with the particulars in the
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

/** Editors write root-absolute links; the base path is put in front at build. */
const links = (base: string) =>
  defineMdastPlugin({
    name: 'smallkit-base',
    link(node, context) {
      if (node.url.startsWith('/') && !node.url.startsWith('//')) {
        context.replaceNode(node, { ...node, url: base + node.url });
      }
    },
  });

/** Markdown as the house has it: quotes stay as their author typed them. */
export function markdown(basePath: string) {
  const base = basePath.replace(/\/$/, '');
  return satteri({
    mdastPlugins: base === '' ? [blanks] : [blanks, links(base)],
    features: { smartPunctuation: false },
  });
}
