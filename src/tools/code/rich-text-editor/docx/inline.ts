import { CheckBox, ExternalHyperlink, ShadingType, Tab, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import { hexColor } from '../hex-color';
import { INLINE_CODE, LINK } from './styles';
import { textOf, type TreeMark, type TreeNode } from './tree';

/** Addresses that Word opens; links to others become plain text. */
const OPENED = /^(?:https?|mailto|tel):/i;
/** Characters that XML 1.0 §2.2 does not allow; lone surrogates are handled too. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

export const sayable = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');

/** Whether a text runs from right to left, by its first letter (UAX #9, P2, for right-to-left scripts). */
export function runsLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    first,
  );
}

/** The text of a paragraph as runs, with links around those that belong to one. */
export function inline(nodes: readonly TreeNode[], base: IRunOptions = {}): readonly ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at];
    const link = node && addressOf(node);
    let end = at + 1;
    while (link !== undefined && nodes[end] && addressOf(nodes[end]) === link) end++;
    const runs = nodes.slice(at, end).map((one) => run(one, base, link !== undefined));
    if (link === undefined) children.push(...runs);
    else children.push(new ExternalHyperlink({ link, children: runs }));
    at = end;
  }
  return children;
}

function addressOf(node: TreeNode | undefined): string | undefined {
  const link = node?.marks?.find(({ type }) => type === 'link');
  const address = link && textOf(link, 'href').trim();
  return address !== undefined && OPENED.test(address) && URL.canParse(address) ? new URL(address).href : undefined;
}

function run(node: TreeNode, base: IRunOptions, linked: boolean): TextRun {
  if (node.type === 'hardBreak') return new TextRun({ ...base, break: 1 });
  const text = sayable(node.text ?? '').replaceAll('\n', ' ');
  const pieces = text.split('\t').flatMap((piece, index) => (index === 0 ? [piece] : [new Tab(), piece]));
  return new TextRun({
    ...base,
    ...(linked && { style: LINK }),
    ...(runsLeft(text) && { rightToLeft: true }),
    ...looks(node.marks ?? []),
    children: pieces.filter((piece) => piece !== ''),
  });
}

function looks(marks: readonly TreeMark[]): IRunOptions {
  return Object.assign({}, ...marks.map(look));
}

function look(mark: TreeMark): IRunOptions {
  const color = hexColor(textOf(mark, 'color'));
  switch (mark.type) {
    case 'bold':
      return { bold: true };
    case 'italic':
      return { italics: true };
    case 'underline':
      return { underline: {} };
    case 'strike':
      return { strike: true };
    case 'subscript':
      return { subScript: true };
    case 'superscript':
      return { superScript: true };
    case 'code':
      return { style: INLINE_CODE, noProof: true };
    case 'textStyle':
      return color === undefined ? {} : { color: color };
    case 'highlight':
      // Word's own highlighter has only sixteen colors; shading works with any color.
      return { shading: { type: ShadingType.CLEAR, color: 'auto', fill: color ?? 'FFFF00' } };
    default:
      return {};
  }
}

/** A task's box, which can be ticked in Word. */
export const box = (checked: boolean): readonly ParagraphChild[] => [
  new CheckBox({
    checked,
    checkedState: { value: '2611', font: 'MS Gothic' },
    uncheckedState: { value: '2610', font: 'MS Gothic' },
  }),
  new TextRun(' '),
];
