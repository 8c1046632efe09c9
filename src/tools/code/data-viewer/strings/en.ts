import type { ToolStrings } from '../../../../kinds/contract';
import jsonFaults from '../../../../formats/json/json-fault-strings/en';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Text',
    format: 'Format',
    relaxed: 'Relaxed: read JSON5', // comments, trailing commas, single quotes …
    path: 'Path',
    result: 'Selected part',
    matches: 'Matches',
    nodes: 'Nodes', // JSON values, or XML elements
    depth: 'Depth',
    tree: 'Tree',
  },
  choices: { format: { json: 'JSON', xml: 'XML' } },
  hints: {
    path: 'JSON: $.store.book[*].title or $..price (JSONPath), /store/book/0 (JSON Pointer). XML: //book[@lang="en"]/title (XPath 1.0).',
  },
  placeholders: { path: 'Leave empty for everything' },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    pathStart:
      'A path in JSON begins with $ (JSONPath, such as $.items[0]) or with / (JSON Pointer, such as /items/0).',
    jsonPath: 'Column {column}: “{found}” isn’t valid JSONPath here. Paths look like $.store.book[?@.price < 10].title',
    jsonPathEnd: 'Column {column}: the path ends too early. Complete it, as in $.store.book[0].title',
    pathDepth:
      'The value is nested more than {limit} levels deep, which is too deep for this path. You can still open the tree.',
    pointerEscape: 'Column {column}: in a JSON Pointer, ~ is written ~0, and / inside a key ~1.',
    pointerMissing:
      '“{name}” isn’t in {level, plural, =0 {the root} one {{parent}} other {{parent}}}, which has {count, plural, =0 {no members} one {# member} other {# members}}.',
    pointerIndex:
      '{level, plural, =0 {The root} one {{parent}} other {{parent}}} is a list: select its items by number from 0, not by “{name}”.',
    pointerScalar:
      '{level, plural, =0 {The root} one {{parent}} other {{parent}}} is neither a list nor an object, so it contains nothing to select.',
    xpathSyntax: 'Column {column}: “{found}” isn’t allowed here in an XPath 1.0 expression.',
    xpathEnd: 'Column {column}: the expression isn’t complete.',
    xpathFunction: 'Column {column}: XPath 1.0 has no function {found}().',
    xpathPrefix: 'Column {column}: the root element declares no prefix “{found}”.',
    xpathAxis: 'Column {column}: there is no axis {found}:: here. (The namespace axis is not supported.)',
    xpathNotNodes: 'Column {column}: “{found}” doesn’t return nodes, which are needed here.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    repeatedKeys: 'Repeated keys: {count}. The first is “{key}” on line {line}. All are shown; a path finds the last.',
    inexactNumbers:
      'Numbers that JavaScript would change: {count}. The first, {number} on line {line}, would become {becomes}. Here they stay as typed.',
    defaultNamespace:
      'The document has a default namespace, and a name without a prefix means no namespace in XPath 1.0. Write *[local-name()="item"] in place of item.',
  },
  own: {
    search: 'Search the tree',
    next: 'Next match',
    expand: 'Expand all',
    collapse: 'Collapse all',
    copyValue: 'Copy value',
    copyPath: 'Copy path', // JSONPath or XPath
    copyScript: 'Copy as JavaScript', // the path, as JavaScript writes it
    pickPath: 'Select by this path', // puts the path into the form's field
    found: 'Match in row {n} of the tree',
    none: 'No match',
    date: 'date',
    link: 'link',
    color: 'color',
    image: 'image',
    becomes: 'JavaScript: {number}', // the number that JavaScript makes of it
    keys: 'Arrow keys move and open, Home and End go to the first and last row, * opens all siblings.',
  },
} satisfies ToolStrings<typeof tool>;
