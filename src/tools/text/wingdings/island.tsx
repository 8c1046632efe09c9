import { useEffect, useState, type ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
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
    <FormFrame form={form}>
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={['direction', 'font', 'emoji']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} only={['result']} />
        {missing.length > 0 && (
          <p className="note" data-note="">
            {strings.own?.missing} {missing.join(', ')}
          </p>
        )}
        <Status form={form} />
        {form.outcome && (
          <details>
            <summary>{strings.labels.chart}</summary>
            <Results form={form} only={['chart']} />
          </details>
        )}
      </div>
    </FormFrame>
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
