/** The editor's document as plain data, as `Node.toJSON` gives it: it travels to the worker. */
export interface TreeMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}
export interface TreeNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly TreeNode[];
  readonly marks?: readonly TreeMark[];
  readonly text?: string;
}

/** An attribute as text; '' where there is none. */
export const textOf = ({ attrs }: Pick<TreeNode, 'attrs'>, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/** A whole number of at least 1; `otherwise` where the attribute is none. */
export const countOf = ({ attrs }: Pick<TreeNode, 'attrs'>, name: string, otherwise = 1): number => {
  const value = Number(attrs?.[name]);
  return Number.isInteger(value) && value >= 1 ? value : otherwise;
};

/** All text in a node, without its marks. */
export const innerText = (node: TreeNode): string => node.text ?? (node.content ?? []).map(innerText).join('');
