import { useCallback, useState, type RefObject } from 'react';
import { fill } from '../../i18n/format';
import { controlOf, rawOf, resetControls, setControl, setFiles } from './controls';
import { LARGE_TEXT } from './form';
import type { HandedValues } from '../../storage/handed';
import type { IslandProps } from '../contract/island-props';
import { choiceLabel } from '../contract/format-message';
import type { Running } from '../run/use-run';
import type { MessageLoader } from './use-messages';
import type { Texts } from './use-texts';

type Named = Readonly<Record<string, string>>;

/** Changes the values of a form's fields. All functions but `setText` and `setValues` leave it to the caller to run the tool. */
export interface FormValues {
  /** One sentence for each value put into a choice that doesn't have it. */
  readonly notices: readonly string[];
  clearNotices(): void;
  /** Puts a text into a field, as a string or a file by its length, and runs. */
  setText(name: string, text: string | Blob): void;
  /** Puts canonical values and files into controls; unknown fields are ignored, unknown choices become notices. */
  put(values: HandedValues): void;
  /** Puts canonical values into controls, and runs. */
  setValues(values: Named): void;
  /** Resets every field to the page's own value. */
  reset(): void;
  /** Resets every field, and empties those that contain text. */
  empty(): void;
}

/** The values of a form: its controls, and the texts that are too long for one (`texts`). */
export function useValues(
  ref: RefObject<HTMLFormElement | null>,
  { declared: tool, lang, strings }: IslandProps,
  { held, hold, show, clear: clearTexts }: Pick<Texts, 'held' | 'hold' | 'show' | 'clear'>,
  run: Running['run'],
  words: MessageLoader['words'],
): FormValues {
  const [notices, setNotices] = useState<readonly string[]>([]);
  const clearNotices = useCallback(() => setNotices([]), []);

  const setText = useCallback(
    (name: string, text: string | Blob) => {
      const control = ref.current && controlOf(ref.current, name);
      const large = text instanceof Blob || text.length > LARGE_TEXT;
      hold(name, large ? text : undefined);
      if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
        control.value = large ? '' : text;
      show();
      void run();
    },
    [ref, run, hold, show],
  );

  const put = useCallback(
    (values: HandedValues) => {
      const form = ref.current;
      if (!form) return;
      const unknown: { value: string; used: string }[] = [];
      for (const [name, value] of Object.entries(values)) {
        const field = tool.fields[name];
        if (!field) continue;
        if (typeof value !== 'string') {
          if (value instanceof Blob) hold(name, value);
          else setFiles(form, name, value);
        } else if (value.length > LARGE_TEXT && field.type === 'text') hold(name, value);
        else {
          hold(name, undefined);
          if (!setControl(form, name, field, value, lang)) {
            const used = choiceLabel(strings, name, String(rawOf(form, held, name)));
            unknown.push({ value, used });
          }
        }
      }
      setNotices([]);
      if (unknown.length > 0)
        void words().then((all) => setNotices(unknown.map((blanks) => fill(all['error.choice'], blanks, lang))));
      show();
    },
    [ref, tool, lang, strings, words, held, hold, show],
  );

  const setValues = useCallback(
    (values: Named) => {
      put(values);
      void run();
    },
    [put, run],
  );

  const reset = useCallback(() => {
    clearTexts();
    if (ref.current) resetControls(ref.current);
  }, [ref, clearTexts]);

  const empty = useCallback(() => {
    reset();
    for (const [name, field] of Object.entries(tool.fields)) {
      if ((field.type === 'text' || field.type === 'line') && !field.hidden && ref.current) {
        setControl(ref.current, name, field, '', lang);
      }
    }
    setNotices([]);
  }, [ref, tool, lang, reset]);

  return { notices, clearNotices, setText, put, setValues, reset, empty };
}
