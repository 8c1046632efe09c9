import type { ToolStrings } from '../../../../kinds/contract';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'SVG',
    output: 'Output',
    name: 'Component name',
    typescript: 'TypeScript',
    native: 'React Native (react-native-svg)',
    currentColor: 'Colors follow the text (currentColor)',
    dimensions: 'Keep width and height',
    idPrefix: 'Prefix for IDs',
    optimise: 'Optimize with SVGO first',
    indent: 'Spaces per level',
    result: 'JSX',
  },
  choices: { output: { jsx: 'JSX', component: 'Component' } },
  placeholders: { input: '<svg>…</svg>', idPrefix: 'icon-' },
  problems: {
    ...xmlFaults,
    name: 'A component’s name begins with a capital letter and contains only letters, digits, _, and $, such as Icon or ArrowLeft2.',
    notSvg:
      'Line {line}, column {column}: the root element is <{name}>, so this isn’t an SVG. It must begin with <svg>.',
    optimiser: 'SVGO can’t read this image: {reason}. Clear “Optimize with SVGO first” to convert it as it is.',
    tooDeep: 'The elements are nested too deeply for indentation.',
    tooLong: 'Up to {limit} MB can be converted; this text is {size} MB.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    scripts: 'Left out, because it would run code: {names}.',
    foreign: 'Left out, because React doesn’t support this namespace: {names}.',
    notNative: 'Left out, because react-native-svg doesn’t support it: {names}.',
    outerComments: 'Comments outside <svg> were left out, because JSX doesn’t allow them there: {count}.',
    unknownEntities: 'Undeclared entities were kept as text: {names}.',
  },
  own: { preview: 'Preview', failed: 'This browser cannot draw the image.' },
} satisfies ToolStrings<typeof tool>;
