import { Mode, createJSONEditor, type Content, type JsonEditor, type MenuItem } from 'vanilla-jsoneditor';
import { PARSER, changedText, indentationOf } from './lossless';

export type View = 'tree' | 'text' | 'table';

/** The text of what the editor holds, indented as the document was. */
export function textOf(content: Content, indentation: number | string): string {
  if ('text' in content && content.text !== undefined) return content.text;
  return 'json' in content ? changedText(content.json, indentation) : '';
}

interface Options {
  readonly text: string;
  readonly view: View;
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onView: (view: View) => void;
}

export interface OpenEditor {
  replace(text: string, view: View): void;
  show(view: View): void;
  focus(): void;
  destroy(): void;
}

/** The text view needs a width for its own Tab. */
const typed = (indentation: number | string): number | string => indentation || 2;

const MODES = { tree: Mode.tree, text: Mode.text, table: Mode.table };

/** Opens the editor (svelte-jsoneditor) in an element. It asks no server: checks and queries are its own. */
export function openEditor(target: HTMLElement, options: Options): OpenEditor {
  let indentation = indentationOf(options.text);
  const editor: JsonEditor = createJSONEditor({
    target,
    props: {
      content: { text: options.text },
      mode: MODES[options.view],
      parser: PARSER,
      validationParser: PARSER,
      indentation: typed(indentation),
      ariaLabel: options.label,
      askToFormat: false,
      // The form has the choice of views already: the menu's first three buttons and the line behind them go.
      onRenderMenu: (items: MenuItem[]) =>
        items.filter((item) => !('className' in item && /jse-group-button/.test(item.className ?? ''))),
      onChange: (content: Content) => options.onChange(textOf(content, indentation)),
      onChangeMode: (mode: Mode) => options.onView(mode),
    },
  });
  return {
    replace: (text, view) => {
      indentation = indentationOf(text);
      editor.updateProps({ content: { text }, indentation: typed(indentation), mode: MODES[view] });
    },
    show: (view) => editor.updateProps({ mode: MODES[view] }),
    focus: () => editor.focus(),
    destroy: () => void editor.destroy(),
  };
}
