import { AlignmentType, HeadingLevel, PageBreak, Paragraph, ShadingType, TextRun, type IParagraphOptions } from 'docx';
import { box, inline, runsLeft, sayable } from './inline';
import { picture } from './pictures';
import type { Block, Place, Writing } from './writing';
import { BULLETS, CODE_BLOCK, numbers, QUOTE, RULE, STEP, TASKS } from './styles';
import { table } from './table';
import { countOf, innerText, textOf, type TreeNode } from './tree';

/** Half an inch, in pixels. */
const STEP_PX = 48;
const deeper = (place: Place): Place => ({ ...place, depth: place.depth + 1, width: place.width - STEP_PX });

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const SIDES: Readonly<Record<string, IParagraphOptions['alignment']>> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};

/** Writes consecutive blocks. Adjacent tables are separated by a line, otherwise Word would merge them. */
export function blocks(nodes: readonly TreeNode[], place: Place, writing: Writing): readonly Block[] {
  return nodes.flatMap((node, at) => {
    const { item: _item, before: _before, ...rest } = place;
    const made = block(node, at === 0 ? place : rest, writing);
    return node.type === 'table' && nodes[at - 1]?.type === 'table' ? [new Paragraph({}), made].flat() : made;
  });
}

function block(node: TreeNode, place: Place, writing: Writing): readonly Block[] {
  const content = node.content ?? [];
  switch (node.type) {
    case 'paragraph':
      return [paragraph(node, place, {})];
    case 'heading':
      return [paragraph(node, place, { heading: HEADINGS[countOf(node, 'level') - 1] ?? HeadingLevel.HEADING_6 })];
    case 'bulletList':
    case 'taskList':
    case 'orderedList':
      return list(node, place, writing);
    case 'blockquote':
      return blocks(content, { ...deeper(place), quoted: true }, writing);
    case 'codeBlock':
      return code(node, place);
    case 'horizontalRule':
      return [new Paragraph({ style: RULE, ...where(place) })];
    case 'pageBreak':
      return [new Paragraph({ children: [new PageBreak()] })];
    case 'image':
      return [new Paragraph({ ...where(place), children: picture(node, place, writing) })];
    case 'table':
      return [table(node, place, writing, blocks)];
    default:
      return [];
  }
}

function paragraph(node: TreeNode, place: Place, more: IParagraphOptions): Paragraph {
  const side = SIDES[textOf(node, 'textAlign')];
  return new Paragraph({
    // A list in a quote keeps the style of a list.
    ...(place.quoted && !place.item && { style: QUOTE }),
    ...where(place),
    ...(side && { alignment: side }),
    ...(runsLeft(innerText(node)) && { bidirectional: true }),
    ...more,
    children: [...(place.before ?? []), ...inline(node.content ?? [], place.bold ? { bold: true } : {})],
  });
}

/** The item's number or bullet if this is its first block, otherwise its indentation. */
function where({ item, depth, lists }: Place): IParagraphOptions {
  if (!item) return depth > 0 ? { indent: { left: STEP * depth } } : {};
  // A list indents by its own depth; the quotes around it add to that.
  return { numbering: item, ...(depth !== lists && { indent: { left: STEP * depth, hanging: STEP / 2 } }) };
}

/** Word has nine levels, so this is the last. */
const DEEPEST = 8;

function list(node: TreeNode, place: Place, writing: Writing): readonly Block[] {
  const type = textOf(node, 'type');
  const start = countOf(node, 'start');
  const reference = node.type === 'orderedList' ? `numbers-${type || '1'}-${start}` : node.type;
  if (!writing.numbering.has(reference))
    writing.numbering.set(reference, { bulletList: BULLETS, taskList: TASKS }[node.type] ?? numbers(type, start));
  // Bullets are not counted, so all such lists are one instance.
  const instance = node.type === 'orderedList' ? ++writing.lists : 0;
  const item = { reference, instance, level: Math.min(place.lists, DEEPEST) };
  const inside = { ...deeper(place), lists: place.lists + 1, item };
  return (node.content ?? []).flatMap(({ attrs, content }) =>
    blocks(
      content ?? [],
      node.type === 'taskList' ? { ...inside, before: box(attrs?.checked === true) } : inside,
      writing,
    ),
  );
}

/** Each line of code is a paragraph with Word's own style 'HTML Preformatted'. */
function code(node: TreeNode, place: Place): readonly Paragraph[] {
  const lines = innerText(node).split('\n');
  return lines.map(
    (line, at) =>
      new Paragraph({
        style: CODE_BLOCK,
        ...where(place),
        ...(at === lines.length - 1 && { spacing: { after: 120 } }),
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'F3F3F3' },
        children: [new TextRun({ text: sayable(line).replaceAll('\t', '    ') })],
      }),
  );
}
