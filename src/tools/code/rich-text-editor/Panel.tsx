import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Editor } from './editor';
import { FindBar } from './FindBar';
import { LinkDialog } from './LinkDialog';
import { PictureDialog } from './PictureDialog';

export type PanelName = 'find' | 'link' | 'picture';

interface Props {
  name: PanelName;
  editor: Editor;
  parts: typeof import('./editor') | undefined;
  props: IslandProps;
  onClose: () => void;
}

/** The panels that the toolbar opens, loaded on first use. */
export default function Panel({ name, editor, parts, props, onClose }: Props): ReactNode {
  const words = props.strings.own ?? {};
  const cancel = props.words['action.cancel'];
  if (name === 'link') return <LinkDialog editor={editor} words={words} cancel={cancel} onClose={onClose} />;
  if (name === 'picture') return <PictureDialog editor={editor} words={words} cancel={cancel} onClose={onClose} />;
  return parts && <FindBar editor={editor} parts={parts} words={words} lang={props.lang} onClose={onClose} />;
}
