import luaparse from 'luaparse';

/** Words that cannot be names in any Lua version that luaparse reads, and names with a special meaning. */
const TAKEN = new Set(
  (
    'and break do else elseif end false for function goto if in local nil not or repeat return then true until while ' +
    'self arg _ENV'
  ).split(' '),
);
const VERSIONS = ['5.3', 'LuaJIT'] as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface LuaSyntaxFault {
  readonly at: number;
  readonly reason: string;
}

/**
 * Finds shorter names for local variables and parameters, by the offset of each occurrence. Globals, fields, labels,
 * `self` and `_ENV` keep theirs. Refuses what luaparse cannot read (attributes of 5.4, Luau's types).
 */
export function renameLocals(text: string): { names: Map<number, string> } | { fault: LuaSyntaxFault } {
  let fault: LuaSyntaxFault | undefined;
  for (const luaVersion of VERSIONS) {
    // For an unknown first character, its message names the last word of the text before, and fails if there was none.
    luaparse.parse('');
    try {
      const chunk = luaparse.parse(text, { luaVersion, ranges: true, comments: false });
      const seen = new Names();
      seen.block(chunk.body);
      return { names: shortNames(seen) };
    } catch (error) {
      if (!(error instanceof SyntaxError) || !('index' in error)) throw error;
      const at = Number(error.index);
      // It reads halves of surrogate pairs.
      const whole = String.fromCodePoint(text.codePointAt(at) ?? 0);
      const reason = error.message.replace(/^\[\d+:\d+\] /, '').replace(/\p{Surrogate}/u, whole);
      fault ??= { at, reason };
    }
  }
  return { fault: fault ?? { at: 0, reason: '' } };
}

/** A variable: how many renamed variables are in scope before it, and where it occurs. */
interface Local {
  readonly name: string;
  readonly level: number;
  readonly mentions: number[];
}

type Node = luaparse.Node;
type Ranged = { range?: [number, number] };

/**
 * Traverses the tree with the scopes of the Lua manual, §3.5: a variable is in scope from after its declaration to the
 * end of the block.
 */
class Names {
  readonly locals: Local[] = [];
  readonly globals = new Set<string>();
  private readonly inScope: Local[] = [];

  block(body: readonly luaparse.Statement[], also: () => void = () => {}): void {
    const { length } = this.inScope;
    for (const statement of body) this.statement(statement);
    also();
    this.inScope.length = length;
  }

  private declare(name: string, at?: number): void {
    const last = this.inScope.at(-1);
    const level = last === undefined ? 0 : last.level + (TAKEN.has(last.name) ? 0 : 1);
    const local = { name, level, mentions: at === undefined ? [] : [at] };
    this.locals.push(local);
    this.inScope.push(local);
  }

  private declareAll(identifiers: readonly luaparse.Identifier[]): void {
    for (const identifier of identifiers) this.declare(identifier.name, offsetOf(identifier));
  }

  private mention(identifier: luaparse.Identifier): void {
    const local = this.inScope.findLast(({ name }) => name === identifier.name);
    if (local) local.mentions.push(offsetOf(identifier));
    else this.globals.add(identifier.name);
  }

  private statement(node: luaparse.Statement): void {
    switch (node.type) {
      case 'LocalStatement':
        this.all(node.init);
        return this.declareAll(node.variables);
      case 'FunctionDeclaration':
        return this.declaredFunction(node);
      case 'DoStatement':
        return this.block(node.body);
      case 'WhileStatement':
        this.expression(node.condition);
        return this.block(node.body);
      case 'RepeatStatement':
        return this.block(node.body, () => this.expression(node.condition));
      case 'IfStatement':
        for (const clause of node.clauses) {
          if (clause.type !== 'ElseClause') this.expression(clause.condition);
          this.block(clause.body);
        }
        return;
      case 'ForNumericStatement':
        this.all([node.start, node.end, ...(node.step ? [node.step] : [])]);
        return this.loop([node.variable], node.body);
      case 'ForGenericStatement':
        this.all(node.iterators);
        return this.loop(node.variables, node.body);
      case 'AssignmentStatement':
        this.all(node.init);
        return this.all(node.variables);
      case 'ReturnStatement':
        return this.all(node.arguments);
      case 'CallStatement':
        return this.expression(node.expression);
      default: // labels, goto, break
    }
  }

  private loop(variables: readonly luaparse.Identifier[], body: readonly luaparse.Statement[]): void {
    const { length } = this.inScope;
    this.declareAll(variables);
    this.block(body);
    this.inScope.length = length;
  }

  private declaredFunction(node: luaparse.FunctionDeclaration): void {
    const { identifier } = node;
    // A local function can call itself.
    if (identifier?.type === 'Identifier' && node.isLocal) this.declare(identifier.name, offsetOf(identifier));
    else if (identifier) this.expression(identifier);
    const { length } = this.inScope;
    if (identifier?.type === 'MemberExpression' && identifier.indexer === ':') this.declare('self');
    for (const parameter of node.parameters) {
      if (parameter.type === 'Identifier') this.declare(parameter.name, offsetOf(parameter));
    }
    this.block(node.body);
    this.inScope.length = length;
  }

  private all(expressions: readonly luaparse.Expression[]): void {
    for (const expression of expressions) this.expression(expression);
  }

  private expression(node: luaparse.Expression): void {
    switch (node.type) {
      case 'Identifier':
        return this.mention(node);
      case 'FunctionDeclaration':
        return this.declaredFunction(node);
      case 'BinaryExpression':
      case 'LogicalExpression':
        this.expression(node.left);
        return this.expression(node.right);
      case 'UnaryExpression':
        return this.expression(node.argument);
      case 'MemberExpression':
        return this.expression(node.base);
      case 'IndexExpression':
        this.expression(node.base);
        return this.expression(node.index);
      case 'CallExpression':
        this.expression(node.base);
        return this.all(node.arguments);
      case 'TableCallExpression':
        this.expression(node.base);
        return this.expression(node.arguments);
      case 'StringCallExpression':
        return this.expression(node.base);
      case 'TableConstructorExpression':
        for (const field of node.fields) {
          if (field.type === 'TableKey') this.expression(field.key);
          this.expression(field.value);
        }
        return;
      default: // literals
    }
  }
}

const offsetOf = (node: Node & Ranged): number => node.range?.[0] ?? -1;

/** Variables that are in scope together have different levels, and each level has its own name. */
function shortNames({ locals, globals }: Names): Map<number, string> {
  const names = new Map<number, string>();
  const ofLevel: string[] = [];
  let next = 0;
  const nameOf = (level: number): string => {
    while (ofLevel.length <= level) {
      const name = nth(next++);
      if (!TAKEN.has(name) && !globals.has(name)) ofLevel.push(name);
    }
    return ofLevel[level] ?? '';
  };
  for (const { name, level, mentions } of locals) {
    if (TAKEN.has(name)) continue;
    for (const at of mentions) names.set(at, nameOf(level));
  }
  return names;
}

/** a … Z, then aa, ab … */
function nth(index: number): string {
  const first = LETTERS.charAt(index % LETTERS.length);
  const rest = Math.floor(index / LETTERS.length);
  return rest === 0 ? first : nth(rest - 1) + first;
}
