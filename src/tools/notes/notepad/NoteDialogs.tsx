import { lazy, Suspense, type ReactNode } from 'react';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { useFiles } from './use-files';
import type { Say } from './words';

const SaveDialog = lazy(() => import('./SaveDialog'));
const ShareDialog = lazy(() => import('./ShareDialog'));

interface Props {
  /** The dialog that is open. */
  dialog: 'share' | 'save' | undefined;
  props: IslandProps;
  say: Say;
  title: string;
  /** The file's name, without the extension. */
  fileName: string;
  markdown: boolean;
  /** The open note's text. */
  text: () => string;
  saveTo: ReturnType<typeof useFiles>['saveTo'];
  onDownload: () => void;
  onSay: (sentence: string) => void;
  onClose: () => void;
}

/** The dialogs for sharing and for saving the open note; their code loads when they are opened. */
export function NoteDialogs(dialogs: Props): ReactNode {
  const { dialog, props, say, title, fileName, markdown, text, saveTo, onDownload, onSay, onClose } = dialogs;
  return (
    <Suspense>
      {dialog === 'share' && (
        <ShareDialog
          props={props}
          say={say}
          note={{ text: text(), title: title }}
          onClose={onClose}
          onDownload={onDownload}
        />
      )}
      {dialog === 'save' && (
        <SaveDialog
          say={say}
          lang={props.lang}
          fileName={fileName}
          markdown={markdown}
          text={text}
          saveTo={saveTo}
          onSave={(file, content) => {
            download(file, content);
            onSay(props.words['status.downloaded']);
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
