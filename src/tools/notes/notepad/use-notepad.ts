import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { noteBlob, PLAIN_FORM } from '../../../features/notes/note-file';
import { fileNameOf, summaryOf } from '../../../features/notes/note-titles';
import { printNote } from '../../../features/notes/print-note';
import { commandsOf, type Commands } from './commands';
import type { Command } from './Menu';
import { menuGroups } from './menu-groups';
import type { Finding } from './NoteBar';
import { noteKeys } from './note-keys';
import { useEditing, type Editing } from './use-editing';
import { useFiles, type Files } from './use-files';
import { useLinks, type Links } from './use-links';
import { useSettings, type UsedSettings } from './use-settings';
import { sayer, type Say } from './words';

export interface Pad {
  readonly props: IslandProps;
  readonly say: Say;
  readonly editing: Editing;
  readonly used: UsedSettings;
  readonly links: Links;
  readonly files: Files;
  readonly commands: Commands;
  readonly menu: readonly (readonly Command[])[];
  /** The note's name: its title, otherwise its first line. */
  readonly name: string;
  /** The same, as a file name without its extension. */
  readonly fileName: string;
  readonly downloadNow: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly finding: Finding;
  readonly setFinding: (finding: Finding) => void;
  readonly dialog: 'share' | 'save' | undefined;
  readonly setDialog: (dialog: 'share' | 'save' | undefined) => void;
  /** The last action, for the status line. */
  readonly status: string;
  readonly setStatus: (sentence: string) => void;
}

/** The notepad's state, and what its buttons, menu and keys do. */
export function useNotepad(props: IslandProps, form: RefObject<HTMLFormElement | null>): Pad {
  const { lang, preset, slug, words } = props;
  const [say] = useState(() => sayer(props));
  const [finding, setFinding] = useState<Finding>();
  const [dialog, setDialog] = useState<'share' | 'save'>();
  const [status, setStatus] = useState('');

  const used = useSettings(form, preset);
  const editing = useEditing(props, form, () => used.settings.wrap);
  const { paper, text, recount, changed } = editing;
  const { area, surface, notebook, view, large } = paper;
  const links = useLinks({ notebook, view, say, lang, form, apply: used.apply, onReady: recount });
  const files = useFiles({ props, say, notebook, surface, onShown: recount, onSay: setStatus });
  const commands = commandsOf(surface, lang, changed);

  // On a device with a mouse, and so probably a keyboard, focus the note right away.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && document.activeElement === document.body) surface.current.focus();
  }, [surface]);

  const saveNow = async () => {
    await notebook.save();
    setStatus(say(notebook.view().trouble ?? 'savedHere'));
  };
  const onKeyDown = noteKeys({
    isInNote: (target) =>
      target === area.current || (target instanceof Element && target.closest('.note-large') !== null),
    onUndo: () => notebook.undo(),
    onRedo: () => notebook.redo(),
    onFind: setFinding,
    onSave: () => void saveNow(),
    onSaveAs: () => setDialog('save'),
  });

  // Reading all of a very long note for its first line would make each keystroke slow.
  const heading = large
    ? (view.notes.find(({ id }) => id === view.id)?.heading ?? '')
    : summaryOf(surface.current.text()).heading;
  const name = view.title || heading;
  const fileName = fileNameOf(name, slug);
  const downloadNow = () => {
    download(`${fileName}.txt`, noteBlob(text(), PLAIN_FORM));
    setStatus(words['status.downloaded']);
  };
  const onPrint = () => printNote({ text: text(), title: view.title, lang, mono: used.settings.mono });
  const onSave = () => setDialog('save');
  const menu = menuGroups({ props, say, notebook, files, commands, view, onFind: setFinding, onSave, onPrint });
  return {
    ...{ props, say, editing, used, links, files, commands, menu, name, fileName, downloadNow, onKeyDown },
    ...{ finding, setFinding, dialog, setDialog, status, setStatus },
  };
}
