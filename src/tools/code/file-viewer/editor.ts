import {
  HighlightStyle,
  StreamLanguage,
  ensureSyntaxTree,
  syntaxHighlighting,
  type StreamParser,
} from '@codemirror/language';
import { standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { languageOf as grammarOf } from '../../../kinds/parts/long-text/code-languages';
import type { Lang } from '../../../i18n/languages';
import { codeSearch } from '../../../kinds/parts/long-text/code-search';
import { editorLook } from '../../../kinds/parts/long-text/editor-look';

const clike = async () => import('@codemirror/legacy-modes/mode/clike');
/** Grammars in addition to those of the site's editor. */
const MODES: Readonly<Record<string, () => Promise<StreamParser<unknown>>>> = {
  c: async () => (await clike()).c,
  cpp: async () => (await clike()).cpp,
  csharp: async () => (await clike()).csharp,
  java: async () => (await clike()).java,
  kotlin: async () => (await clike()).kotlin,
  scala: async () => (await clike()).scala,
  diff: async () => (await import('@codemirror/legacy-modes/mode/diff')).diff,
  dockerfile: async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile,
  go: async () => (await import('@codemirror/legacy-modes/mode/go')).go,
  ini: async () => (await import('@codemirror/legacy-modes/mode/properties')).properties,
  perl: async () => (await import('@codemirror/legacy-modes/mode/perl')).perl,
  powershell: async () => (await import('@codemirror/legacy-modes/mode/powershell')).powerShell,
  python: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  r: async () => (await import('@codemirror/legacy-modes/mode/r')).r,
  ruby: async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby,
  rust: async () => (await import('@codemirror/legacy-modes/mode/rust')).rust,
  shell: async () => (await import('@codemirror/legacy-modes/mode/shell')).shell,
  swift: async () => (await import('@codemirror/legacy-modes/mode/swift')).swift,
  toml: async () => (await import('@codemirror/legacy-modes/mode/toml')).toml,
};

async function languageExtension(id: string): Promise<Extension> {
  const mode = MODES[id];
  return mode ? StreamLanguage.define(await mode()) : grammarOf(id);
}

const { keyword, tagName, typeName, atom, bool, string, attributeName, attributeValue, regexp } = tags;
const { number, unit, color, comment, meta, processingInstruction, propertyName, heading } = tags;
const INK = [
  { tag: [keyword, tagName, typeName, atom, bool, tags.null], color: 'var(--accent)', light: '#0b6350' },
  { tag: [string, attributeValue, regexp], color: 'var(--note)', light: '#7a5400' },
  { tag: [number, unit, color], color: 'var(--alert)', light: '#a3261b' },
  { tag: [comment, meta, processingInstruction], color: 'var(--ink-soft)', light: '#5d5a52' },
];
const ink = HighlightStyle.define([
  ...INK.map(({ tag, color: named }) => ({ tag, color: named })),
  { tag: [propertyName, attributeName, heading], fontWeight: '600' },
]);
/** Class names of the light colors, for pasting into a word processor with a white page. */
const pasted = tagHighlighter(INK.flatMap(({ tag, light }) => tag.map((one) => ({ tag: one, class: light }))));

export interface Viewed {
  goTo(line: number): void;
  /** The text as HTML with its colors. */
  html(): string;
  destroy(): void;
}

interface Options {
  readonly text: string;
  readonly label: string;
  readonly lang: Lang;
  readonly language: string;
  readonly wrap: boolean;
  readonly match: RegExp | undefined;
  readonly onLine: (line: number) => void;
}

/** Shows a text read-only, with syntax colors and marked matches. */
export async function openViewer(parent: HTMLElement, options: Options): Promise<Viewed> {
  const grammar = await languageExtension(options.language);
  const { match } = options;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        editorLook,
        lineNumbers({
          domEventHandlers: {
            mousedown: (inner, block) => {
              options.onLine(inner.state.doc.lineAt(block.from).number);
              return true;
            },
          },
        }),
        codeSearch(options.lang).extension,
        keymap.of(standardKeymap),
        grammar,
        syntaxHighlighting(ink),
        options.wrap ? EditorView.lineWrapping : [],
        match ? marks(match) : [],
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'false' }),
      ],
    }),
  });
  return {
    goTo: (line) => {
      const { doc } = view.state;
      const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    },
    html: () => htmlOf(view.state),
    destroy: () => view.destroy(),
  };
}

function marks(match: RegExp): Extension {
  const decorator = new MatchDecorator({ regexp: match, decoration: Decoration.mark({ class: 'found-match' }) });
  return ViewPlugin.fromClass(
    class {
      marks;
      constructor(view: EditorView) {
        this.marks = decorator.createDeco(view);
      }
      update(update: ViewUpdate) {
        this.marks = decorator.updateDeco(update, this.marks);
      }
    },
    { decorations: (plugin) => plugin.marks },
  );
}

const PARSE_MS = 5000;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

function htmlOf(state: EditorState): string {
  const text = state.doc.toString();
  const tree = ensureSyntaxTree(state, text.length, PARSE_MS);
  let html = '';
  let done = 0;
  if (tree) {
    highlightTree(tree, pasted, (from, to, color) => {
      html += `${escaped(text.slice(done, from))}<span style="color:${color}">${escaped(text.slice(from, to))}</span>`;
      done = to;
    });
  }
  return `<pre style="font-family:monospace">${html}${escaped(text.slice(done))}</pre>`;
}
