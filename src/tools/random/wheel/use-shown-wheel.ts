import { useMemo } from 'react';
import type { Form } from '../../../kinds/form/form';
import { isProblem } from '../../../kinds/contract/messages';
import type { Wheel } from './draw';
import { readEntries, slices } from './wheel';

export interface ShownWheel {
  readonly wheel: Wheel;
  /** How many times the entries are on the wheel. */
  readonly repeat: number;
  /** The form's values; undefined until they can be read. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
  readonly winner: string;
  readonly remaining: string;
  readonly seed: string;
}

/** The wheel that the form describes, and the last outcome. */
export function useShownWheel(form: Form): ShownWheel {
  const { preset, lang } = form.props;
  const values = form.reading()?.values;
  const input = String(values?.input ?? preset.input ?? '');
  const repeat = Number(values?.repeat ?? preset.repeat ?? form.tool.fields.repeat?.initial);
  const wheel = useMemo((): Wheel => {
    const read = readEntries(input, lang);
    const entries = isProblem(read) ? [] : read;
    return { entries, slices: slices(entries, repeat) };
  }, [input, repeat, lang]);
  const shown = (name: 'result' | 'remaining' | 'seedUsed') => String(form.outcome?.values[name] ?? '');
  const [winner, remaining, seed] = [shown('result'), shown('remaining'), shown('seedUsed')];
  return { wheel, repeat, values, winner, remaining, seed };
}
