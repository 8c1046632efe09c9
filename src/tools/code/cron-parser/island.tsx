import { useEffect, useId, type ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { late } from '../../../kinds/parts/late';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import type { CalendarProps } from './Calendar';
import logic from './tool';

const Calendar = late<CalendarProps & { form: Form }>(() => import('./Calendar'));

/** What the expression means, when it runs next, on which days of the coming months, and what each field means. */
export default function CronParser(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const zones = useId();
  const days: unknown = form.outcome?.values.days;
  const marked = Array.isArray(days) ? days.map(String) : [];
  useEffect(() => {
    const control = form.ref.current?.elements.namedItem('timeZone');
    if (control instanceof HTMLInputElement) {
      control.setAttribute('list', zones);
      control.placeholder = Intl.DateTimeFormat().resolvedOptions().timeZone;
    }
  }, [form.ref, zones]);
  return (
    <FormFrame form={form} className="cron">
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={['dialect', 'timeZone', 'from', 'count']} />
        </div>
        <datalist id={zones}>
          {form.outcome && Intl.supportedValuesOf('timeZone').map((zone) => <option key={zone} value={zone} />)}
        </datalist>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} only={['description']} />
        <Results form={form} only={['result', 'runs']} />
        <Status form={form} />
      </div>
      {marked.length > 0 && (
        <div className="tool-more" data-stale={form.stale ? '' : undefined}>
          <Calendar form={form} days={marked} lang={props.lang} label={props.strings.labels.days ?? ''} />
          <Results form={form} only={['fields', 'jobs']} />
        </div>
      )}
    </FormFrame>
  );
}
