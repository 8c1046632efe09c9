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
  /**
   * The document belongs to this file from now on, and is written with its line endings and byte order mark; undefined:
   * to no file.
   */
  belongsTo(given: LocalFile | undefined): void;
  /**
   * Saves into the file that it belongs to, otherwise where the visitor chooses, with `name` as the suggestion. True on
   * success.
   */
  save(name: string, content: Blob | ((name: string) => Promise<Blob>), kinds: readonly FileKind[]): Promise<boolean>;
  /** Why the last save failed; '' if it did not. */
  readonly refused: string;
}

/** The note about the encoding, by language. */
const notes = import.meta.glob<string>('../core/bytes/utf8-strings/*.ts', { import: 'default' });

/** Media types of text; a Word file isn't one. */
const TEXT = /^(?:text\/|application\/(?:\w+\+)?json\b)/;

/** The file on the visitor's disk that an editor's document belongs to. */
export function useSavedFile({ lang, words, announce }: Options): SavedFile {
  const handle = useRef<FileSystemFileHandle>(undefined);
  const form = useRef<Promise<TextForm>>(undefined);
  /** The file's encoding, if it changed when text was saved. */
  const lost = useRef<Promise<string | undefined>>(undefined);
  const [refused, setRefused] = useState('');

  /** Converts text to the format of the file that it belongs to; leaves other formats as they are. */
  const written = async (content: Blob): Promise<Blob> =>
    form.current && TEXT.test(content.type) ? inForm(content, await form.current) : content;

  /** The note about the encoding after the message that it is saved; '' if it is unchanged. */
  const encodingNote = async (type: string): Promise<string> => {
    const encoding = TEXT.test(type) ? await lost.current : undefined;
    if (encoding === undefined) return '';
    const note = notes[`../core/bytes/utf8-strings/${lang}.ts`]?.();
    return Promise.resolve(note).then(
      (sentence = '') => ` ${fill(sentence, { encoding }, lang)}`,
      // Offline: the file is saved anyway, without the note.
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
        // Next time, the visitor chooses where.
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
