import { useEffect, useState, type ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** Text and symbols, the symbols that this device cannot draw, and the chart of the font. */
export default function Wingdings(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { strings } = props;
  const result = form.outcome?.values.result;
  const missing = useMissing(typeof result === 'string' ? result : '');
  return (
    <ToolForm
      form={form}
      results={[{ only: ['result'] }]}
      below={
        <>
          {missing.length > 0 && (
            <p className="note" data-note="">
              {strings.own?.missing} {missing.join(', ')}
            </p>
          )}
          {form.outcome && (
            <details>
              <summary>{strings.labels.chart}</summary>
              <Results form={form} only={['chart']} />
            </details>
          )}
        </>
      }
    />
  );
}

/** The number of characters that are checked: more would add nothing for a font of 223 symbols. */
const LOOKED_AT = 5_000;

/** The symbols of a text that this device shows as boxes, with their numbers. */
function useMissing(text: string): readonly string[] {
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOld = false;
    void import('../../../kinds/parts/results/glyph-support').then(({ canDraw }) => {
      if (isOld) return;
      const boxes = [...new Set(text.slice(0, LOOKED_AT))].filter((character) => !canDraw(character));
      setMissing(
        boxes.map((box) => `${box} U+${(box.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`),
      );
    });
    return () => {
      isOld = true;
    };
  }, [text]);
  return missing;
}
