import { note, problem } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { toLf } from '../../../core/text/newlines';
import { lineColumn } from '../../../core/text/line-column';
import { cleanTree, type CleanOptions } from './clean';
import { NATIVE } from './names';
import { printJsx } from './print';
import { readSvg, type SvgElement } from './tree';

export interface JsxOptions extends CleanOptions {
  readonly input: string;
  readonly output: 'jsx' | 'component';
  readonly name: string;
  readonly typescript: boolean;
  readonly optimise: boolean;
  readonly indent: number;
}

const LIMIT_MB = 5;

/** Converts SVG to JSX for React or React Native. Refuses what isn't well-formed; scripts are removed, with a note. */
export async function svgToJsx(options: JsxOptions, progress: (part: number) => void = () => {}) {
  const { text: marked, bom } = withoutBom(options.input);
  const text = toLf(marked).toWellFormed();
  if (!/\S/.test(text)) return '';
  const component = options.output === 'component';
  if (text.length > LIMIT_MB * 1e6) {
    return problem('tooLong', { limit: LIMIT_MB, size: Math.ceil(text.length / 1e5) / 10 }, 'input');
  }
  if (component && !/^\p{Lu}[$\p{ID_Continue}]*$/u.test(options.name)) return problem('name', {}, 'name');
  // Pasted text often begins with an empty line, which is an error only before a declaration.
  const typed = readSvg(text, progress);
  if ('fault' in typed) return problem(typed.fault.code, typed.fault.blanks, 'input');
  if (typed.root.name !== 'svg') {
    return problem('notSvg', { ...lineColumn(text, typed.root.at), name: typed.root.name }, 'input');
  }
  let tree = typed;
  if (options.optimise) {
    const { optimize } = await import('svgo/browser');
    try {
      const smaller = readSvg(optimize(text, { multipass: true }).data, progress);
      if (!('fault' in smaller)) tree = smaller;
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
      return problem('optimiser', { reason: reason.slice(0, 200) }, 'input');
    }
  }
  const { root, notes } = cleanTree(tree.root, options);
  progress(0.7);
  const jsx = printJsx(root, {
    margin: ' '.repeat(options.indent),
    depth: component ? 1 : 0,
    native: options.native,
    typed: component && options.typescript,
    rootEnd: component ? ' {...props}' : '',
  });
  if (jsx === undefined) return problem('tooDeep', {}, 'input');
  return {
    result: component ? wrapped(jsx, root, options) : jsx,
    notes: [
      bom && note('bom'),
      ...notes,
      typed.outerComments > 0 && note('outerComments', { count: typed.outerComments }),
      typed.unknown.size > 0 && note('unknownEntities', { names: Array.from(typed.unknown).slice(0, 12).join(', ') }),
    ],
  };
}

function wrapped(jsx: string, root: SvgElement, { name, typescript, native }: JsxOptions): string {
  const type = native ? 'SvgProps' : 'SVGProps<SVGSVGElement>';
  const imported = native
    ? `import Svg${nativeNames(root, typescript)} from "react-native-svg";\n\n`
    : typescript
      ? 'import type { SVGProps } from "react";\n\n'
      : '';
  return `${imported}const ${name} = (props${typescript ? `: ${type}` : ''}) => (\n${jsx}\n);\nexport default ${name};`;
}

function nativeNames(root: SvgElement, typescript: boolean): string {
  const names = new Set<string>();
  const stack = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    const native = NATIVE.get(element.name);
    if (native !== undefined && native !== 'Svg') names.add(native);
    for (const child of element.children) if ('name' in child) stack.push(child);
  }
  const all = [...Array.from(names).toSorted((a, b) => (a < b ? -1 : 1)), ...(typescript ? ['type SvgProps'] : [])];
  return all.length === 0 ? '' : `, { ${all.join(', ')} }`;
}
