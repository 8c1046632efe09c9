import { useEffect, useRef, type RefObject } from 'react';
import { formatBytes } from '../../../i18n/format';
import { readTextFile } from '../../../core/bytes/read-text-file';
import type { Form } from '../../../kinds/form/form';
import { problem } from '../../../kinds/contract/messages';
import { dataUrl } from '../../../core/bytes/data-url';
import { givenFile, type LocalFile } from '../../../browser/local-files';
import { addPicture, PICTURE_LIMIT, PICTURE_TYPES } from './picture';
import type { Surface } from './surface';

interface WaysIn {
  /** True if the paste was handled. */
  onPaste(data: DataTransfer | null): boolean;
  /** True if files were accepted. */
  onFiles(data: DataTransfer | null): boolean;
  takePictures(files: readonly File[]): boolean;
  open(file: LocalFile): Promise<void>;
}

/** Handles pasted, dropped and opened content. */
export function useWaysIn(
  form: Form,
  surface: RefObject<Surface | undefined>,
  onOpen: (text: string, file: LocalFile) => void,
): WaysIn {
  const { strings, lang } = form.props;
  const richPaste = useRef<typeof import('./rich-paste')>(undefined);
  useEffect(() => {
    // Whether a paste has more than plain text must be known synchronously, during its event.
    void import('./rich-paste').then((loaded) => (richPaste.current = loaded));
  }, []);

  const addPictures = async (pictures: readonly File[]) => {
    for (const file of pictures) {
      if (file.size > PICTURE_LIMIT) {
        const limits = { size: formatBytes(file.size, lang), limit: formatBytes(PICTURE_LIMIT, lang) };
        form.fail(problem('error.fileTooLarge', { name: file.name, ...limits }));
        continue;
      }
      const address = await dataUrl(file);
      surface.current?.act((text, start, end) => addPicture(text, start, end, file.name, address));
    }
  };
  const takePictures = (files: readonly File[]): boolean => {
    const pictures = files.filter(({ type }) => PICTURE_TYPES.includes(type));
    void addPictures(pictures);
    return pictures.length > 0;
  };

  const pasteRich = (rich: string): boolean => {
    const body = richPaste.current?.richText(rich);
    if (!body) return false;
    void richPaste.current?.toMarkdown(body).then((markdown) => {
      surface.current?.act((text, start, end) => ({
        text: text.slice(0, start) + markdown + text.slice(end),
        start: start + markdown.length,
        end: start + markdown.length,
      }));
      form.announce(strings.own?.pasted ?? '');
    });
    return true;
  };

  const open = async (given: LocalFile) => {
    const { name } = given.file;
    try {
      const text = await readTextFile(given.file);
      if (text === undefined) return form.fail(problem('error.fileType', { name }));
      onOpen(text, given);
    } catch {
      form.fail(problem('error.fileRead', { name }));
    }
  };

  return {
    onPaste: (data) => {
      if (!data) return false;
      if (takePictures(Array.from(data.files)) && data.getData('text/plain') === '') return true;
      const rich = data.getData('text/html');
      return rich !== '' && !data.types.includes('vscode-editor-data') && pasteRich(rich);
    },
    onFiles: (data) => {
      const files = Array.from(data?.files ?? []);
      if (files.length === 0) return false;
      if (!takePictures(files)) void givenFile(data)?.then(open);
      return true;
    },
    takePictures,
    open,
  };
}
