import type { RefObject } from 'react';
import type { Form } from '../../../kinds/form/form';
import type { Surface } from './surface';

/** Where the text is written. */
export interface SourceProps {
  form: Form;
  surface: RefObject<Surface | undefined>;
  /** The visitor changed the text, in any way. */
  onEdit: (text: string) => void;
  /** True if the paste was handled. */
  onPaste: (data: DataTransfer | null) => boolean;
  onFiles: (data: DataTransfer | null) => boolean;
  onScroll: () => void;
  /** A history to restore once its text is in the editor. */
  waiting: RefObject<string | undefined>;
}
