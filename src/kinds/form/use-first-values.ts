import { useCallback, useRef, type RefObject } from 'react';
import { rawOf } from './controls';
import { fillFields, touchedFields } from './first-values';
import { LARGE_TEXT } from './form';
import { settingsKey, storageKey } from './form-memory';
import type { HandedValues } from '../../storage/handed';
import type { IslandProps } from '../contract/island-props';
import type { Declared } from '../contract/tool';
import type { Engine } from '../run/use-engine';
import type { Running } from '../run/use-run';
import type { Texts } from './use-texts';
import type { Undo } from './use-undo';
import type { FormValues } from './use-values';

export interface FirstValues {
  /** True once the form has its first values. */
  readonly laid: RefObject<boolean>;
  /** Fills in the fields that follow from `changed`, except the `fixed` ones (`fills` of the tool). */
  follow(form: HTMLFormElement, changed: Iterable<string>, fixed?: ReadonlySet<string>): void;
  /** Replaces the form's values with those of a link, and runs: a lookup only if its question is the link's. */
  lay(values: HandedValues): void;
  /** Without a link: keeps what the visitor changed, and restores the other fields from what this tab stored. */
  restore(form: HTMLFormElement): Promise<void>;
}

/** The values that a form begins with: from the visitor, a link, or the memory of this tab. */
export function useFirstValues(
  ref: RefObject<HTMLFormElement | null>,
  { declared: tool, lang }: IslandProps,
  { loaded, ready }: Pick<Engine, 'loaded' | 'ready'>,
  { held, long, hold }: Pick<Texts, 'held' | 'long' | 'hold'>,
  { put, reset }: Pick<FormValues, 'put' | 'reset'>,
  { keep }: Pick<Undo, 'keep'>,
  run: Running['run'],
): FirstValues {
  const laid = useRef(false);

  const follow = useCallback(
    (form: HTMLFormElement, changed: Iterable<string>, fixed?: ReadonlySet<string>) =>
      fillFields({ form, tool, fills: loaded.current?.logic.fills, held, lang }, changed, fixed),
    [tool, loaded, held, lang],
  );

  const lay = useCallback(
    (values: HandedValues) => {
      const form = ref.current;
      if (!form) return;
      // The first link keeps what the visitor typed or chose in the fields that it doesn't name.
      const touched = laid.current ? undefined : touchedFields(form, tool, { held, long });
      if (!touched) {
        keep();
        reset();
      }
      laid.current = true;
      put(values);
      if (touched) follow(form, touched, new Set([...touched, ...Object.keys(values)]));
      // A question that is still being typed waits for its button.
      const typing = [...(touched ?? [])].some((name) => !(name in values) && isTyped(tool, name));
      if (tool.button !== 'lookup' || !typing) void run();
    },
    [ref, tool, held, long, keep, reset, put, follow, run],
  );

  const restore = useCallback(
    async (form: HTMLFormElement) => {
      const parts = hasMemory(tool) || tool.fills ? await ready() : undefined;
      const touched = touchedFields(form, tool, { held, long });
      const kept = parts?.remembered(tool) ?? {};
      // After a reload the browser restores what this tab remembers: the visitor changed nothing.
      const changed = [...touched].filter((name) => String(rawOf(form, held, name)) !== kept[name]);
      laid.current = true;
      const untouched = Object.entries(kept).filter(([name]) => !touched.has(name));
      for (const [name, text] of untouched) {
        if (tool.fields[name]?.type === 'text' && text.length > LARGE_TEXT) hold(name, text);
      }
      parts?.restoreTyped(form, tool.fields, Object.fromEntries(untouched.filter(([name]) => !held.has(name))));
      follow(form, changed, touched);
    },
    [tool, ready, held, long, hold, follow],
  );

  return { laid, follow, lay, restore };
}

const isTyped = ({ fields }: Declared, name: string): boolean => ['text', 'line'].includes(fields[name]?.type ?? '');

/** Whether this tab has stored values of this page's form, or this device its settings (form-memory.ts). */
function hasMemory({ keeps }: Declared): boolean {
  try {
    return sessionStorage.getItem(storageKey()) !== null || (!!keeps && localStorage.getItem(settingsKey()) !== null);
  } catch {
    return false;
  }
}
