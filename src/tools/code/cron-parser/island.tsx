import { useEffect, useId, type ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
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
    <ToolForm
      form={form}
      className="cron"
      more={
        <datalist id={zones}>
          {form.outcome && Intl.supportedValuesOf('timeZone').map((zone) => <option key={zone} value={zone} />)}
        </datalist>
      }
      results={[{ only: ['description'] }, { only: ['result', 'runs'] }]}
      wide={
        marked.length > 0 && (
          <div className="cron-days" data-stale={form.stale ? '' : undefined}>
            <Calendar form={form} days={marked} lang={props.lang} label={props.strings.labels.days ?? ''} />
            <Results form={form} only={['fields', 'jobs']} />
          </div>
        )
      }
    />
  );
}
