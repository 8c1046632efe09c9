import type { ToolStrings } from '../../../../kinds/contract';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'SVG',
    output: 'Output',
    name: 'Name of the component',
    typescript: 'TypeScript',
    native: 'React Native (react-native-svg)',
    currentColor: 'Colors follow the text (currentColor)',
    dimensions: 'Keep width and height',
    idPrefix: 'Prefix for ids',
    optimise: 'Optimise with SVGO first',
    indent: 'Spaces per level',
    result: 'JSX',
  },
  choices: { output: { jsx: 'JSX', component: 'Component' } },
  placeholders: { input: '<svg>…</svg>', idPrefix: 'icon-' },
  problems: {
    ...xmlFaults,
    name: 'A component’s name begins with a capital letter and has letters, digits, _ and $ only: Icon, ArrowLeft2.',
    notSvg: 'Line {line}, column {column}: the root element is <{name}>, so this is no SVG. Begin with <svg>.',
    optimiser: 'SVGO cannot read this image: {reason}. Switch it off to convert the image as it is.',
    tooDeep: 'The elements are nested too deeply to be printed with indentation.',
    tooLong: 'Up to {limit} MB can be converted; this text has {size} MB.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    scripts: 'Left out, because it would run code: {names}.',
    foreign: 'Left out, because React knows no such namespace: {names}.',
    notNative: 'Left out, because react-native-svg has nothing for it: {names}.',
    outerComments: 'Comments outside <svg> were left out, for JSX has no place for them: {count}.',
    unknownEntities: 'Entities that nobody declared stay as text: {names}.',
  },
  own: { preview: 'Preview', failed: 'This browser cannot draw the image.' },
} satisfies ToolStrings<typeof tool>;
