import { Extension } from '@tiptap/core';
import { closeHistory, isHistoryTransaction, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { Node, Schema } from '@tiptap/pm/model';
import { EditorState, Plugin, PluginKey, Transaction } from '@tiptap/pm/state';
import { Step } from '@tiptap/pm/transform';

/** The steps that undo one change, in order. */
type Group = readonly Step[];

/** The editor's history, in the groups in which it undoes changes: ProseMirror's own history cannot be serialized. */
interface Log {
  readonly past: readonly Group[];
  /** Undone groups; the last one is redone first. */
  readonly future: readonly Group[];
}

const EMPTY: Log = { past: [], future: [] };
export const MOST_GROUPS = 200;
/** A history is stored next to a text, and must not be larger than it. */
const MOST_CHARACTERS = 1_000_000;

const logKey = new PluginKey<Log>('undoLog');

/** Mirrors ProseMirror's history. This plugin must come after the history plugin, because it reads its depth. */
export const undoLog = (): Plugin<Log> =>
  new Plugin<Log>({
    key: logKey,
    state: {
      init: () => EMPTY,
      apply: (transaction, log, before, after) =>
        transaction.docChanged ? followed(log, transaction, undoDepth(after) - undoDepth(before)) : log,
    },
  });

export const UndoLog = Extension.create({
  name: 'undoLog',
  priority: 1,
  addProseMirrorPlugins: () => [undoLog()],
});

function followed({ past, future }: Log, transaction: Transaction, deeper: number): Log {
  const inverse = merged(
    transaction.steps
      .flatMap((step, at) => {
        const doc = transaction.docs[at];
        return doc ? [step.invert(doc)] : [];
      })
      .reverse(),
  );
  if (isHistoryTransaction(transaction)) {
    return deeper < 0
      ? { past: past.slice(0, -1), future: [...future, inverse] }
      : { past: [...past, inverse], future: future.slice(0, -1) };
  }
  // A plugin's correction of an undone change isn't a separate step.
  const root: unknown = transaction.getMeta('appendedTransaction');
  const corrects = root instanceof Transaction && isHistoryTransaction(root);
  if (corrects || transaction.getMeta('addToHistory') === false) return EMPTY;
  const last = past.at(-1);
  const groups = deeper === 0 && last ? [...past.slice(0, -1), merged([...inverse, ...last])] : [...past, inverse];
  return { past: groups.slice(-MOST_GROUPS), future: [] };
}

/** Merges letters that were typed consecutively into one step. */
function merged(steps: readonly Step[]): Group {
  const kept: Step[] = [];
  for (const step of steps) {
    const one = kept.at(-1)?.merge(step);
    if (one) kept[kept.length - 1] = one;
    else kept.push(step);
  }
  return kept;
}

const written = new WeakMap<Group, string>();
function write(group: Group): string {
  const known = written.get(group) ?? JSON.stringify(group);
  written.set(group, known);
  return known;
}

/** Serializes what can be undone and redone in this state; drops the oldest groups if it is too long. */
export function writeHistory(state: EditorState): string {
  const { past, future } = logKey.getState(state) ?? EMPTY;
  let room = MOST_CHARACTERS;
  const latest = (groups: readonly Group[]) => {
    const kept: string[] = [];
    for (const group of groups.toReversed()) {
      const text = write(group);
      room -= text.length;
      if (room < 0) break;
      kept.unshift(text);
    }
    return `[${kept.join(',')}]`;
  };
  if (past.length + future.length === 0) return '';
  return `{"of":"${fingerprint(state.doc)}","past":${latest(past)},"future":${latest(future)}}`;
}

/** Identifies a document by its size and the FNV-1a hash (32 bits) of its text. */
function fingerprint(doc: Node): string {
  let hash = 0x811c9dc5;
  doc.descendants(({ text = '' }) => {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  });
  return `${doc.content.size}-${(hash >>> 0).toString(16)}`;
}

/**
 * A state with this document and the history that `writeHistory` returned; undefined if it does not belong to the
 * document. All changes are undone and applied again, so that the history plugin records them.
 */
export function withHistory(doc: Node, json: string, plugins: readonly Plugin[]): EditorState | undefined {
  try {
    const kept: unknown = JSON.parse(json);
    if (typeof kept !== 'object' || kept === null || !('past' in kept && 'future' in kept && 'of' in kept))
      return undefined;
    if (kept.of !== fingerprint(doc)) return undefined;
    const past = groupsOf(kept.past, doc.type.schema);
    const future = groupsOf(kept.future, doc.type.schema);
    let base = doc;
    const forward: Group[] = [];
    for (const group of past.toReversed()) {
      const again: Step[] = [];
      for (const step of group) {
        again.unshift(step.invert(base));
        base = applied(step, base);
      }
      forward.unshift(again);
    }
    // Only the history plugins: others would repeat the corrections that they made before.
    let state = EditorState.create({ doc: base, plugins: plugins.filter(keepsHistory) });
    const run = (group: Group) => {
      const transaction = closeHistory(state.tr);
      for (const step of group) transaction.step(step);
      state = state.apply(transaction);
    };
    for (const group of forward) run(group);
    for (const group of future.toReversed()) run(group);
    for (const _ of future) undo(state, (transaction) => (state = state.apply(transaction)));
    if (undoDepth(state) !== past.length || redoDepth(state) !== future.length) return undefined;
    state.doc.check();
    return state;
  } catch {
    // From another document, or from another version of this page.
    return undefined;
  }
}

const keepsHistory = (plugin: Plugin): boolean =>
  plugin.spec.key === logKey || String(Object(plugin.spec.key).key).startsWith('history$');

function applied(step: Step, doc: Node): Node {
  const { doc: after, failed } = step.apply(doc);
  if (!after) throw new Error(failed ?? 'The step does not fit');
  return after;
}

function groupsOf(list: unknown, schema: Schema): readonly Group[] {
  if (!Array.isArray(list)) throw new TypeError("The history isn't a list of groups");
  return list.map((group: unknown) => {
    if (!Array.isArray(group)) throw new TypeError("A group isn't a list of steps");
    return group.map((step: unknown) => Step.fromJSON(schema, step));
  });
}
