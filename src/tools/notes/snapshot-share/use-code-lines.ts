import { useEffect, useRef, useState, type RefObject } from 'react';
import { startHighlighter, type Highlighter } from '../../../formats/highlight/highlight-client';
import type { Language } from '../../../formats/highlight/highlight-languages';
import { showCode, type CodeLines } from './code-lines';
import type { SharedText } from '../../../features/sharing/use-shared';

/** Renders the code in its element with the colors of a language: the chosen one, or the detected one. */
export function useCodeLines(
  output: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  code: SharedText | undefined,
  wanted: string,
): { readonly language: Language | undefined; readonly view: RefObject<CodeLines | undefined> } {
  const view = useRef<CodeLines>(undefined);
  const highlighter = useRef<Highlighter>(undefined);
  const [language, setLanguage] = useState<Language>();

  useEffect(() => {
    if (!code || !output.current) return;
    let current = true;
    const own = (highlighter.current ??= startHighlighter());
    const mark = (state: string) => {
      if (form.current) form.current.dataset.state = state;
    };
    // The worker handles messages in order, so it has the text before the first rows are requested.
    const opened = Promise.race([own.api.open(code.text, wanted), own.failed]);
    const shown = showCode(output.current, code.text, own);
    view.current = shown;
    void opened
      .catch((): Language => 'plain')
      .then((found) => {
        if (!current) return;
        setLanguage(found);
        mark(code.text === '' ? 'empty' : 'done');
      });
    return () => {
      current = false;
      shown.destroy();
    };
  }, [output, form, code, wanted]);

  useEffect(() => () => highlighter.current?.end(), []);
  return { language, view };
}
