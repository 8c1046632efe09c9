import { satteri } from '@astrojs/markdown-satteri';
import { defineMdastPlugin } from 'satteri';
import { environment } from '../../scripts/environment.mjs';
import { servicesOf } from '../data/service-facts.ts';
import { LOCALES, type Lang } from '../i18n/languages.ts';
import { operatorOf } from '../operator.ts';
import { FACTS_KEY, langOfContent, withFacts } from './prose-facts.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a general page may depend on: `<!-- if: accounts -->`, `<!-- if: no accounts -->`, each up to `<!-- end -->`. */
const isSet = (environment: Environment): Readonly<Record<string, boolean>> => {
  const { PUBLIC_OPERATOR, PUBLIC_FIREBASE_CONFIG, PUBLIC_ADS_CLIENT, PUBLIC_ANALYTICS_ID, PUBLIC_RECORDING_ID } =
    environment;
  return {
    /** Who runs the site is named. */
    operator: Boolean(PUBLIC_OPERATOR),
    accounts: Boolean(PUBLIC_FIREBASE_CONFIG),
    ads: Boolean(PUBLIC_ADS_CLIENT),
    analytics: Boolean(PUBLIC_ANALYTICS_ID),
    recording: Boolean(PUBLIC_RECORDING_ID),
    'third parties': Boolean(PUBLIC_ADS_CLIENT || PUBLIC_ANALYTICS_ID || PUBLIC_RECORDING_ID),
  };
};

const CONDITION = /^<!-- if: (no )?([a-z ]+) -->$/;
const END = '<!-- end -->';

/**
 * Keeps the passages of a general page that are true of this build. A passage is whole blocks: sections, paragraphs.
 * Throws if a condition is unknown or has no end, which stops the build.
 */
const passages = (environment: Environment) => {
  const known = isSet(environment);
  return defineMdastPlugin({
    name: `smallkit-passages ${JSON.stringify(known)}`,
    before(root, context) {
      let kept: boolean | undefined;
      for (const node of root.children) {
        const comment = node.type === 'html' ? node.value.trim() : '';
        const [, no, name] = CONDITION.exec(comment) ?? [];
        if (name !== undefined) {
          const value = known[name];
          if (value === undefined)
            throw new Error(`‘${comment}’: there is no such condition. Known: ${Object.keys(known).join(', ')}.`);
          if (kept !== undefined) throw new Error(`‘${comment}’ begins before the previous passage’s ${END}.`);
          kept = no === undefined ? value : !value;
        }
        if (name !== undefined || comment === END || kept === false) context.removeNode(node);
        if (comment === END) kept = undefined;
      }
      if (kept !== undefined) throw new Error(`A passage has no ${END}.`);
    },
  });
};

const langOfFile = (file: URL | undefined): Lang => langOfContent(file?.pathname ?? '');

/**
 * Inserts what depends on the build into the prose: the operator's `{operator}`, `{address}` and `{mail}`, `{site}`, and
 * the `{services}` that tools ask.
 */
const blanks = (environment: Environment) =>
  defineMdastPlugin({
    // Astro caches rendered content until its settings change, and compares plugins by name: with the details in the
    // name, new ones are rendered.
    name: `smallkit-blanks ${JSON.stringify([operatorOf(environment), servicesOf(environment)])}`,
    text(node, context) {
      if (!node.value.includes('{')) return;
      const lang = langOfFile(context.fileURL);
      const values: Readonly<Record<string, string>> = {
        ...operatorOf(environment, lang),
        site: 'Smallkit',
        services: new Intl.ListFormat(LOCALES[lang]).format(servicesOf(environment)),
      };
      const value = node.value.replace(
        /\{(operator|address|mail|site|services)\}/g,
        (blank, name: string) => values[name] ?? blank,
      );
      if (value !== node.value) context.replaceNode(node, { type: 'text', value });
    },
  });

/** Inserts figures of third parties by name: `{fact:x.post}` (src/data/platform-facts.ts). */
const facts = defineMdastPlugin({
  // As above: with other figures, the pages are rendered again.
  name: `smallkit-facts ${FACTS_KEY}`,
  text(node, context) {
    const value = withFacts(node.value, langOfFile(context.fileURL));
    if (value !== node.value) context.replaceNode(node, { type: 'text', value });
  },
});

/** Removes the marks of worked examples, which only the tests read (src/testing/worked-examples.ts). */
const exampleMarks = defineMdastPlugin({
  name: 'smallkit-examples',
  html(node, context) {
    if (node.value.startsWith('<!-- example:')) context.removeNode(node);
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

/** The plugins of this site's Markdown, in order. */
export const plugins = (base: string, from: Environment = environment) => [
  passages(from),
  blanks(from),
  facts,
  exampleMarks,
  ...(base === '' ? [] : [links(base)]),
];

/** Astro's Markdown with this site's plugins: quotes stay as their author typed them. */
export function markdown(basePath: string) {
  return satteri({
    mdastPlugins: plugins(basePath.replace(/\/$/, '')),
    features: { smartPunctuation: false },
  });
}
