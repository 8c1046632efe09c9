/** The first values of a form: what a visitor typed or chose before the form was ready is kept and processed. */
import type { Lang } from '../../i18n/languages';
import { controlOf, rawOf, setControl } from './controls';
import { LARGE_TEXT } from './form';
import type { Logic } from '../run/runner';
import type { Declared } from '../contract/tool';
import { touchedNames } from './touched-fields';
import type { Texts } from './use-texts';

/** The names of fields that the visitor changed or the browser restored before the form was ready. */
export function touchedFields(
  form: HTMLFormElement,
  tool: Declared,
  { held, long }: Pick<Texts, 'held' | 'long'>,
): ReadonlySet<string> {
  const touched = touchedNames(form);
  return new Set(Object.keys(tool.fields).filter((name) => touched.has(name) || held.has(name) || long.has(name)));
}

/** Moves long texts from text areas, where they were typed or pasted before the form was ready, into the windowed view. */
export function holdLongTexts(form: HTMLFormElement, tool: Declared, hold: Texts['hold']): void {
  for (const name of Object.keys(tool.fields)) {
    const control = controlOf(form, name);
    if (!(control instanceof HTMLTextAreaElement) || control.value.length <= LARGE_TEXT) continue;
    hold(name, control.value);
    control.value = '';
  }
}

interface Follow {
  readonly form: HTMLFormElement;
  readonly tool: Declared;
  readonly fills: Logic['fills'];
  readonly held: Texts['held'];
  readonly lang: Lang;
}

/** Fills in the fields that follow from those in `changed` (`fills`), except the `fixed` ones: typed, chosen or set by a link. */
export function fillFields(
  { form, tool, fills, held, lang }: Follow,
  changed: Iterable<string>,
  fixed: ReadonlySet<string> = new Set(),
): void {
  for (const name of changed) {
    const typed = Object.fromEntries(Object.keys(tool.fields).map((field) => [field, rawOf(form, held, field)]));
    for (const [field, value] of Object.entries(fills?.(name, typed) ?? {})) {
      const declared = tool.fields[field];
      if (declared && !fixed.has(field)) setControl(form, field, declared, value, lang);
    }
  }
}
