/** Reads the imports of a source file from its syntax tree: ignores strings and comments that look like imports. */
import { parseSync } from 'vite';

/**
 * @typedef {object} Import
 * @property {string} specifier as written, without `?raw` and the like
 * @property {boolean} types erased before anything runs
 * @property {boolean} [glob] a pattern of `import.meta.glob`
 */

/**
 * Every import of a file: static, dynamic, of types, `require`, `import.meta.resolve`, `import.meta.glob`, and the
 * modules in `new URL('…', import.meta.url)`.
 * @param {string} file its extension tells its language
 * @param {string} source
 * @returns {Import[]}
 */
export function readImports(file, source) {
  return scriptsOf(file, source).flatMap(({ text, lang }) => {
    const { program, errors } = parseSync(file, text, { lang, sourceType: 'module' });
    // Astro runs the front matter in a function, so it may return.
    const error = errors.find(({ message }) => !message.includes("'return' statement"));
    if (error) throw new Error(`${file}: cannot be parsed: ${error.message}`);
    const found = [];
    visit(program, (node) => found.push(...importsOfNode(node)));
    return found.map(({ specifier, ...rest }) => ({ specifier: specifier.replace(/\?.*$/, ''), ...rest }));
  });
}

/** The JavaScript and TypeScript in a file: in an Astro file, the front matter and the scripts. */
function scriptsOf(file, source) {
  const extension = file.split('.').at(-1);
  if (extension === 'mdx') {
    const body = source.replace(/^---\r?\n[^]*?\r?\n---/, '');
    return [{ text: (body.match(/^(?:import|export)\b.*$/gm) ?? []).join('\n'), lang: 'tsx' }];
  }
  if (/\.d\.m?ts$/.test(file)) return [{ text: source, lang: 'dts' }];
  if (extension !== 'astro') return [{ text: source, lang: { tsx: 'tsx', ts: 'ts', mts: 'ts' }[extension] ?? 'jsx' }];
  const [matter = '', front = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(source) ?? [];
  const rest = source.slice(matter.length);
  const scripts = [...rest.matchAll(/<script\b(?:[^>{]|\{[^}]*\})*(?<!\/)>([^]*?)<\/script>/g)].map(([, text]) => ({
    text,
    lang: 'ts',
  }));
  return [{ text: front, lang: 'tsx' }, ...scripts];
}

function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value, see);
  }
}

const textOf = (node) => (typeof node?.value === 'string' ? node.value : undefined);
const isMeta = (node) => node?.type === 'MetaProperty';

function importsOfNode(node) {
  const make = (text, more = {}) => (text === undefined ? [] : [{ specifier: text, types: false, ...more }]);
  switch (node.type) {
    case 'ImportDeclaration':
      return make(textOf(node.source), { types: node.importKind === 'type' });
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return make(textOf(node.source), { types: node.exportKind === 'type' });
    case 'ImportExpression':
      return make(textOf(node.source));
    case 'TSImportType':
      return make(textOf(node.source ?? node.argument?.literal ?? node.argument), { types: true });
    case 'NewExpression': {
      const [address, base] = node.arguments;
      const ofModule = node.callee.name === 'URL' && isMeta(base?.object) && base.property?.name === 'url';
      return ofModule ? make(textOf(address)) : [];
    }
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      const method = isMeta(callee.object) ? callee.property?.name : undefined;
      if (callee.name === 'require' || method === 'resolve') return make(textOf(given[0]));
      if (callee.object?.name === 'require' && callee.property?.name === 'resolve') return make(textOf(given[0]));
      if (method !== 'glob') return [];
      const patterns = given[0]?.type === 'ArrayExpression' ? given[0].elements : [given[0]];
      return patterns.flatMap((pattern) => make(textOf(pattern), { glob: true }));
    }
    default:
      return [];
  }
}
