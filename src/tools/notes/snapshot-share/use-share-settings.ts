import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { Language } from '../../../formats/highlight/highlight-languages';
import { countLines } from '../../../formats/highlight/highlight-lines';
import { clicked, readMarks, withinLines, writeMarks } from '../../../formats/highlight/marked-lines';
import type { SharedText } from '../../../features/sharing/use-shared';
import { controlOf } from '../../../kinds/form/controls';
import { setColors } from './code-colors';
import { defaultsOf, settingsIn, withSettings, type Settings } from './settings';
import { useCodeLines } from './use-code-lines';

interface Shown {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly output: RefObject<HTMLOutputElement | null>;
  readonly code: SharedText | undefined;
  readonly preset: Readonly<Record<string, string>>;
}

interface ShareSettings {
  readonly settings: Settings;
  readonly language: Language | undefined;
  /** Reads the controls after the visitor changed one. */
  onControls(): void;
  /** Marks lines at a click on a line number. */
  onNumber(event: MouseEvent<HTMLElement>): void;
}

/** Shows the code with the display settings in its link, and updates the link when the visitor changes them. */
export function useShareSettings({ form, output, code, preset }: Shown): ShareSettings {
  const [settings, setSettings] = useState<Settings>(() => defaultsOf(preset));
  const { language, view } = useCodeLines(output, form, code, settings.lang);

  /** Sets the settings in their controls and updates the page. */
  const apply = useCallback(
    (next: Settings) => {
      setSettings(next);
      for (const [name, value] of Object.entries(next)) {
        const control = form.current && controlOf(form.current, name);
        if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
        else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
          control.value = String(value);
      }
    },
    [form],
  );

  // Apply the display settings of a new link.
  useEffect(() => {
    if (!code) return;
    const next = settingsIn(code.params, defaultsOf(preset));
    apply(next);
    const [first] = withinLines(readMarks(next.mark) ?? [], countLines(code.text)).ranges;
    if (first) view.current?.reveal(first[0]);
  }, [code, apply, preset, view]);

  // Another code or language creates new lines, so mark them again.
  useEffect(() => view.current?.mark(readMarks(settings.mark) ?? []), [settings.mark, settings.lang, code, view]);
  useEffect(() => {
    if (output.current) setColors(output.current, settings.theme);
  }, [output, settings.theme]);

  /** Applies the visitor's change, and updates the link in the address bar. */
  const change = (next: Settings) => {
    setSettings(next);
    const fragment = withSettings(location.hash, next, defaultsOf(preset));
    if (code) history.replaceState(null, '', `#${fragment}`);
  };
  const onControls = () => {
    if (form.current) change(settingsOf(new FormData(form.current)));
  };
  const onNumber = useLineNumbers(output, settings, (mark) => {
    const changed = { ...settings, mark };
    change(changed);
    apply(changed);
  });
  return { settings, language, onControls, onNumber };
}

const settingsOf = (data: FormData): Settings => ({
  lang: String(data.get('lang') ?? 'auto'),
  theme: String(data.get('theme') ?? 'auto'),
  numbers: data.has('numbers'),
  wrap: data.has('wrap'),
  mark: String(data.get('mark') ?? '').trim(),
});

/** A click on a line number marks its line; with Shift, all lines from the last one; with Ctrl, one more. */
function useLineNumbers(
  output: RefObject<HTMLOutputElement | null>,
  settings: Settings,
  onMark: (mark: string) => void,
): (event: MouseEvent<HTMLElement>) => void {
  const anchor = useRef<number>(undefined);
  return (event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('.code-line') : null;
    const gutter = row && Number.parseFloat(getComputedStyle(row, '::before').width);
    const left = output.current?.getBoundingClientRect().left ?? 0;
    if (!row || !settings.numbers || gutter === null || !(event.clientX - left < gutter)) return;
    event.preventDefault();
    const line = Number(row.dataset.line);
    const ranges = readMarks(settings.mark);
    const next = clicked(ranges ?? [], line, {
      shift: event.shiftKey,
      add: event.ctrlKey || event.metaKey,
      anchor: anchor.current ?? ranges?.[0]?.[0],
    });
    if (!event.shiftKey) anchor.current = line;
    document.getSelection()?.removeAllRanges();
    onMark(writeMarks(next));
  };
}
