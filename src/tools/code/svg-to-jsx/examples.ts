import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '<svg viewBox="0 0 1 1"><path stroke-width="2" class="a" d="M0 0"/></svg>' },
    gives: '<svg viewBox="0 0 1 1">\n  <path strokeWidth={2} className="a" d="M0 0" />\n</svg>',
    source: 'React DOM attribute names; SVGR’s form',
  },
  {
    values: {
      input: '<svg viewBox="0 0 8 8" width="8"><path fill="#c00" d="M0 0h8v8z"/></svg>',
      output: 'component',
      typescript: true,
      name: 'Flag',
      currentColor: true,
      dimensions: false,
    },
    gives:
      'import type { SVGProps } from "react";\n\nconst Flag = (props: SVGProps<SVGSVGElement>) => (\n  <svg viewBox="0 0 8 8" fill="currentColor" {...props}>\n    <path fill="currentColor" d="M0 0h8v8z" />\n  </svg>\n);\nexport default Flag;',
    source: 'SVGR’s TypeScript template; SVG 2 §11.2, currentColor',
  },
  {
    values: { input: '<svg style="fill:red;--x:1;-webkit-mask:none"><!-- a --><text x="1.0">{a}</text></svg>' },
    gives:
      '<svg style={{ fill: "red", "--x": "1", WebkitMask: "none" }}>\n  {/* a */}\n  <text x="1.0">{"{"}a{"}"}</text>\n</svg>',
    source: 'React’s reference: style, JSX comments and braces',
  },
  {
    values: { input: '<svg><clipPath id="a"/><g clip-path="url(#a)"/><use xlink:href="#a"/></svg>', idPrefix: 'p-' },
    gives: '<svg>\n  <clipPath id="p-a" />\n  <g clipPath="url(#p-a)" />\n  <use xlinkHref="#p-a" />\n</svg>',
    source: 'SVG 2 §5.4 and §14.3: references by id',
  },
  {
    values: { input: '<svg>\n  <g>\n</svg>' },
    gives: problem(
      'xmlWrongClose',
      { line: 3, column: 1, name: 'svg', open: 'g', fromLine: 2, fromColumn: 3 },
      'input',
    ),
    source: 'XML 1.0 §3: the names in an element’s tags must match',
  },
  {
    values: { input: '<html><svg/></html>' },
    gives: problem('notSvg', { line: 1, column: 1, name: 'html' }, 'input'),
    source: 'SVG 2 §5.1: the outermost element is svg',
  },
  {
    values: {
      input:
        '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><label for="x"><input readonly="" maxlength="3"/></label></foreignObject></svg>',
      output: 'jsx',
    },
    gives: ({ result = [] }) => /<label htmlFor="x">\s*<input readOnly="" maxLength=\{3\} \/>/.test(result.join('')),
    source: 'React DOM: htmlFor, readOnly, and maxLength of HTML elements',
  },
] satisfies Examples<typeof tool>;
