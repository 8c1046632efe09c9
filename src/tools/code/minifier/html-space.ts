import {
  attributeOf,
  isElement,
  isText,
  type Element,
  type Node,
  type Parent,
  type Root,
  type Text,
} from './html-tree';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Elements with their own block box (HTML Standard §15.3), and `br`, next to which white space isn't visible either.
 */
const BLOCKS = words(
  'html head body address article aside blockquote br caption center col colgroup dd details dir div dl dt fieldset ' +
    'figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup ' +
    'option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
);
/** Elements that show nothing where they are: the white space on both sides is adjacent. */
const HIDDEN = words(
  'area base basefont datalist dialog link meta noembed noframes param rp script source style template title track',
);
/** Elements that are like one character on a line, but have their own lines inside. */
const BOXES = words('audio button canvas marquee meter noscript object progress select video');
/** Elements whose text isn't rendered, or is rendered with its white space. */
const VERBATIM = words('iframe listing noembed noframes object plaintext pre script style textarea xmp');
/** Void or drawn elements on a line; also `wbr`, because white space on both sides of it may be significant. */
const SIGNS = words('embed frame iframe img input math svg textarea wbr');

/**
 * Elements of SVG and MathML whose text is shown, including `a`; elsewhere, white space is only for readers of the
 * source.
 */
const DRAWN_TEXT = words('text tspan textpath a tref title desc mi mn mo ms mtext annotation');

/** Text that is laid out as one line: from the edge of one block to the next. */
interface Line {
  /** White space here would follow other white space, or begin the line. */
  spaced: boolean;
  /** The text whose last space is removed if the line ends with it. */
  last: Text | undefined;
}

/** A step of the traversal: enter an element or, after its children, leave it. */
interface Step {
  readonly node: Node | Root;
  readonly line: Line;
  readonly leave?: boolean;
  /** The line at the element's start: if it has not changed, the element is empty. */
  readonly before?: Readonly<Line>;
}

/**
 * Removes the white space that CSS would not show: at the edges of blocks, and next to other white space on a line.
 * Keeps it if an inline style (`white-space`, `display`) may make it visible, next to empty elements, which are often
 * icons, and on one side of hidden elements. A comment separates nothing.
 */
export function collapseSpace(root: Root): void {
  const steps: Step[] = [{ node: root, line: { spaced: true, last: undefined } }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, line } = step;
    if (isTextNode(node)) shorten(node, line);
    else if (step.leave) leave(step);
    // A server replaces `<?…?>` with content.
    else if ('data' in node && node.data.startsWith('?')) show(line);
    else enter(step, steps);
  }
  dropEmpty(root);
}

const SPACES = /[\t\n\f\r ]+/g;

function shorten(text: Text, line: Line): void {
  const value = text.value.replace(SPACES, ' ');
  text.value = line.spaced ? value.replace(/^ /, '') : value;
  if (text.value === '') return;
  line.spaced = text.value.endsWith(' ');
  line.last = line.spaced ? text : undefined;
}

/** White space at the end of a line, and at the beginning of the next one, isn't visible. */
function breakLine(line: Line): void {
  if (line.last) line.last.value = line.last.value.slice(0, -1);
  line.last = undefined;
  line.spaced = true;
}

function show(line: Line): void {
  line.last = undefined;
  line.spaced = false;
}

const isTextNode = (node: Step['node']): node is Text => 'value' in node;

const styleOf = (element: Element): string => (attributeOf(element, 'style') ?? '').toLowerCase();

/** How an element affects the line around it. */
function kindOf(node: Element): 'block' | 'hidden' | 'box' | 'sign' | 'inline' {
  const style = styleOf(node);
  if (/(?:^|[;\s])(?:display|float|position)\s*:/.test(style)) return 'box';
  if (attributeOf(node, 'hidden') !== undefined) return 'hidden';
  const { tagName } = node;
  if (SIGNS.has(tagName)) return 'sign';
  if (BLOCKS.has(tagName)) return 'block';
  if (HIDDEN.has(tagName)) return 'hidden';
  return BOXES.has(tagName) ? 'box' : 'inline';
}

const isVerbatim = (node: Element): boolean =>
  VERBATIM.has(node.tagName) || /(?:^|[;\s])(?:white-space(?:-collapse)?|all)\s*:/.test(styleOf(node));

const isRoot = (node: Step['node']): node is Root =>
  node.nodeName === '#document' || node.nodeName === '#document-fragment';

/** Quotation marks are shown before and after its content. */
const isQuote = (node: Step['node']): boolean => isElement(node) && node.tagName === 'q';

function enter({ node, line }: Step, steps: Step[]): void {
  if (isRoot(node)) return into(node, line, steps);
  if (!isElement(node)) return;
  const kind = kindOf(node);
  const verbatim = isVerbatim(node);
  if (kind === 'block') breakLine(line);
  else if (kind !== 'hidden' && (kind !== 'inline' || verbatim || isQuote(node))) show(line);
  if (verbatim) return;
  if (node.tagName === 'svg' || node.tagName === 'math') return enterDrawing(node, steps);
  into(node, kind === 'hidden' || kind === 'box' ? { spaced: true, last: undefined } : line, steps);
}

function leave({ node, line, before }: Step): void {
  const kind = isElement(node) ? kindOf(node) : 'block';
  if (kind === 'sign') return;
  if (kind !== 'inline') return breakLine(line);
  const empty = before !== undefined && before.spaced === line.spaced && before.last === line.last;
  if (empty || isQuote(node)) show(line);
}

function into(node: Parent, line: Line, steps: Step[]): void {
  steps.push({ node, line, leave: true, before: { ...line } });
  for (let index = node.childNodes.length - 1; index >= 0; index--) {
    const child = node.childNodes[index];
    if (child) steps.push({ node: child, line });
  }
}

/** SVG and MathML: removes white space between elements, collapses it in texts; HTML inside has its own lines. */
function enterDrawing(root: Element, steps: Step[]): void {
  const open: Element[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isVerbatim(node) || attributeOf(node, 'xml:space') === 'preserve') continue;
    const shown = DRAWN_TEXT.has(node.tagName.toLowerCase());
    for (const child of node.childNodes) {
      if (isText(child)) child.value = child.value.replace(shown ? SPACES : /^[\t\n\f\r ]+$/, shown ? ' ' : '');
      if (!isElement(child)) continue;
      if (child.tagName === 'foreignObject') into(child, { spaced: true, last: undefined }, steps);
      else open.push(child);
    }
  }
}

function dropEmpty(root: Root): void {
  const open: Parent[] = [root];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    parent.childNodes = parent.childNodes.filter((child) => !isText(child) || child.value !== '');
    for (const child of parent.childNodes) if (isElement(child)) open.push(child);
  }
}
