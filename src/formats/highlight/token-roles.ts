/** What a piece of code is, for its color; '' is code without a color of its own. */
export const ROLES = [
  '',
  'keyword',
  'type',
  'string',
  'number',
  'comment',
  'function',
  'tag',
  'attribute',
  'meta',
  'regexp',
  'variable',
  'heading',
  'emphasis',
  'strong',
  'added',
  'removed',
] as const;
export type Role = (typeof ROLES)[number];

/** A piece of a line: its class and its text. The joined texts of a line's pieces are the line. */
export type Token = readonly [role: Role, text: string];

/** highlight.js's scopes; the longest matching name counts ('title.class.inherited' is 'title.class'). */
const SCOPES: Readonly<Record<string, Role>> = {
  keyword: 'keyword',
  operator: '',
  'variable.language': 'keyword',
  built_in: 'type',
  type: 'type',
  'title.class': 'type',
  'title.function': 'function',
  title: 'function',
  literal: 'number',
  number: 'number',
  symbol: 'number',
  string: 'string',
  char: 'regexp',
  subst: '',
  regexp: 'regexp',
  link: 'regexp',
  comment: 'comment',
  quote: 'comment',
  doctag: 'meta',
  meta: 'meta',
  'meta.string': 'string',
  'meta.keyword': 'meta',
  'meta.prompt': 'meta',
  variable: 'variable',
  'template-variable': 'variable',
  params: '',
  attr: 'attribute',
  attribute: 'attribute',
  property: 'attribute',
  name: 'tag',
  tag: '',
  'selector-tag': 'tag',
  'selector-id': 'function',
  'selector-class': 'function',
  'selector-attr': 'attribute',
  'selector-pseudo': 'keyword',
  'template-tag': 'meta',
  section: 'heading',
  bullet: 'keyword',
  code: 'string',
  formula: 'number',
  emphasis: 'emphasis',
  strong: 'strong',
  addition: 'added',
  deletion: 'removed',
};

/** The role of a scope; undefined inherits the role of the surrounding scope. */
export function roleOf(scope: string): Role | undefined {
  for (let name = scope; name !== ''; name = name.slice(0, Math.max(name.lastIndexOf('.'), 0))) {
    const role = SCOPES[name];
    if (role !== undefined) return role;
  }
  return undefined;
}
