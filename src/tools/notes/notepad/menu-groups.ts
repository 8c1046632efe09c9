import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Notebook } from '../../../features/notes/notebook';
import type { View } from '../../../features/notes/notebook-view';
import { textFragment } from '../../../features/sharing/note-link';
import { href } from '../../../core/site-url';
import type { Commands } from './commands';
import type { Command } from './Menu';
import type { Files } from './use-files';
import type { Say } from './words';

interface Options {
  props: IslandProps;
  say: Say;
  notebook: Notebook;
  view: View;
  files: Files;
  commands: Commands;
  onFind: (what: 'text' | 'line') => void;
  onSave: () => void;
  onPrint: () => void;
}

/** All commands for a note, in the order of the menu. */
export function menuGroups(options: Options): readonly (readonly Command[])[] {
  const { props, say, notebook, view, files, commands, onFind, onSave, onPrint } = options;
  // A note in the trash is read-only.
  const disabled = view.trashed > 0;
  const ownFile = files.fileOf(view.id);
  const useIn = async (path: string) => {
    await notebook.save();
    location.assign(`${href(path)}#${await textFragment(notebook.exact())}`);
  };
  // Format: 'Word counter=/word-counter/;…'. The tools that accept a text, with the paths of their pages in this
  // language.
  const tools = (props.strings.own?.tools ?? '').split(';').map((entry) => entry.split('='));
  return [
    [
      { text: say('newNote'), run: () => void notebook.create() },
      { text: say('open'), run: files.choose },
      ...(ownFile === undefined
        ? []
        : [{ text: say('writeBack', { name: ownFile }), run: () => void files.writeBack() }]),
      { text: say('save'), run: onSave, keys: 'Ctrl+Shift+S' },
      { text: say('backup'), run: () => void files.backUp() },
    ],
    [
      { text: say('find'), run: () => onFind('text'), keys: 'Ctrl+F' },
      { text: say('goTo'), run: () => onFind('line'), keys: 'Ctrl+G' },
      { text: say('date'), run: commands.insertDate, disabled },
      { text: say('upper'), run: () => commands.changeCase('upper'), disabled },
      { text: say('lower'), run: () => commands.changeCase('lower'), disabled },
      { text: say('sortUp'), run: () => commands.sort(false), disabled },
      { text: say('sortDown'), run: () => commands.sort(true), disabled },
    ],
    [
      { text: say('print'), run: onPrint },
      {
        text: say('toTrash'),
        run: () => void notebook.trash(view.id),
        disabled: (view.savedAt === 0 && !view.trouble) || disabled,
      },
    ],
    tools.map(([label = '', path = '']) => ({ text: say('useIn', { tool: label }), run: () => void useIn(path) })),
  ];
}
