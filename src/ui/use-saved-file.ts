import { useRef, useState } from 'react';
import { fill } from '../i18n/format';
import type { Lang } from '../i18n/languages';
import { saveFile, type FileKind, type LocalFile } from '../browser/local-files';
import { encodingLost, inForm, NEW_FILE, textFormOf, type TextForm } from '../core/bytes/text-file-form';

interface Options {
  readonly lang: Lang;
  /** Sentences, with the file's name as `{name}` in the first two. */
  readonly words: { readonly saved: string; readonly refused: string; readonly downloaded: string };
  announce(text: string): void;
}

export interface SavedFile {
  /** The document is this file's from now on, and is written with its line ends and byte order mark; undefined: no file's. */
  belongsTo(given: LocalFile | undefined): void;
  /** Into the file that it belongs to, else where the visitor says, with `name` as the suggestion. True when it is done. */
  save(name: string, content: Blob | ((name: string) => Promise<Blob>), kinds: readonly FileKind[]): Promise<boolean>;
  /** Why the last save did not come about; '' where it did. */
  readonly refused: string;
}

/** Media types of text; a Word file is none. */
const TEXT = /^(?:text\/|application\/(?:\w+\+)?json\b)/;

/** The file of the visitor's disk that an editor's document belongs to. */
export function useSavedFile({ lang, words, announce }: Options): SavedFile {
  const handle = useRef<FileSystemFileHandle>(undefined);
  const form = useRef<Promise<TextForm>>(undefined);
  /** The file's encoding, where that is another one when text has been saved. */
  const lost = useRef<Promise<string | undefined>>(undefined);
  const [refused, setRefused] = useState('');

  /** Text as the file has it that it belongs to; other formats as they are. */
  const written = async (content: Blob): Promise<Blob> =>
    form.current && TEXT.test(content.type) ? inForm(content, await form.current) : content;

  /** What is said of the encoding behind that it is saved; '' where it is as it was. */
  const encodingNote = async (type: string): Promise<string> => {
    const encoding = TEXT.test(type) ? await lost.current : undefined;
    if (encoding === undefined) return '';
    return import('../core/bytes/utf8-strings').then(
      ({ NOW_UTF8 }) => ` ${fill(NOW_UTF8[lang], { encoding }, lang)}`,
      // Offline: saved is saved.
      () => '',
    );
  };

  return {
    belongsTo: (given) => {
      handle.current = given?.handle;
      // A file that cannot be read again was refused when it was opened.
      form.current = given && textFormOf(given.file).catch(() => NEW_FILE);
      lost.current = given && encodingLost(given.file).catch(() => undefined);
      setRefused('');
    },
    save: async (name, content, kinds) => {
      setRefused('');
      let type = '';
      const made = async (chosen: string) => {
        const blob = content instanceof Blob ? content : await content(chosen);
        ({ type } = blob);
        return written(blob);
      };
      const saved = await saveFile(handle.current ?? name, made, kinds);
      if (saved.how === 'cancelled') return false;
      if (saved.how === 'refused') {
        // The next time, the visitor says where.
        handle.current = undefined;
        setRefused(fill(words.refused, { name: saved.name }, lang));
        return false;
      }
      if (saved.how === 'written') handle.current = saved.handle;
      const sentence = saved.how === 'written' ? fill(words.saved, { name: saved.name }, lang) : words.downloaded;
      announce(sentence + (await encodingNote(type)));
      if (saved.how === 'written') lost.current = undefined;
      return true;
    },
    refused,
  };
}
