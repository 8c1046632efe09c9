import { useEffect, useId, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const FIELDS = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;

/** Common schedules; their labels are in `own`. */
const USUAL = {
  everyMinute: '* * * * *',
  every5: '*/5 * * * *',
  every15: '*/15 * * * *',
  hourly: '0 * * * *',
  daily: '0 3 * * *',
  weekdays: '0 9 * * 1-5',
  weekly: '0 3 * * 0',
  monthly: '0 3 1 * *',
  yearly: '0 3 1 1 *',
} as const;

/** Buttons for common schedules, the five fields in the order of the line, and the line. */
export default function CrontabGenerator(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const zones = useId();
  useEffect(() => {
    const control = form.ref.current?.elements.namedItem('timeZone');
    if (control instanceof HTMLInputElement) control.setAttribute('list', zones);
  }, [form.ref, zones]);
  return (
    <ToolForm
      form={form}
      className="crontab"
      placed={FIELDS}
      bar={
        <fieldset className="usual">
          <legend className="label">{own.usual}</legend>
          {Object.entries(USUAL).map(([name, expression]) => (
            <button
              key={name}
              type="button"
              onClick={() => {
                const texts = expression.split(' ');
                form.setValues(Object.fromEntries(FIELDS.map((field, index) => [field, texts[index] ?? '*'])));
              }}
            >
              {own[name]}
            </button>
          ))}
        </fieldset>
      }
      input={
        <div className="five">
          <Controls form={form} only={FIELDS} />
        </div>
      }
      more={
        <datalist id={zones}>
          {form.outcome && Intl.supportedValuesOf('timeZone').map((zone) => <option key={zone} value={zone} />)}
        </datalist>
      }
    />
  );
}
