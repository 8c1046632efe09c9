/** The editor's document as plain data from `Node.toJSON`, which can be transferred to the worker. */
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

/** An attribute as text; '' if it is missing. */
export const textOf = ({ attrs }: Pick<TreeNode, 'attrs'>, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/** An attribute as an integer of at least 1; `otherwise` if it isn't one. */
export const countOf = ({ attrs }: Pick<TreeNode, 'attrs'>, name: string, otherwise = 1): number => {
  const value = Number(attrs?.[name]);
  return Number.isInteger(value) && value >= 1 ? value : otherwise;
};

/** All text in a node, without formatting. */
export const innerText = (node: TreeNode): string => node.text ?? (node.content ?? []).map(innerText).join('');
