import type { ReactNode } from 'react';
import { writeEvent } from '../../../formats/icalendar/write-event';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import { Planner } from './Planner';
import logic from './tool';

/** Local times, a slider over the day in all zones, and a calendar file. */
export default function TimezoneConverter(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const utc = form.outcome?.values.utc;
  return (
    <ToolForm
      form={form}
      className="timezones"
      results={[{ only: ['result', 'utc', 'note'] }]}
      below={
        typeof utc === 'string' && (
          <div className="actions">
            <DownloadButton
              form={form}
              name="meeting.ics"
              content={() =>
                new Blob([writeEvent(Date.parse(utc), own.event ?? '', Date.now())], { type: 'text/calendar' })
              }
              label={own.calendar ?? ''}
            />
          </div>
        )
      }
      wide={
        typeof utc === 'string' && (
          <>
            <Planner form={form} instant={Date.parse(utc)} />
            <Results
              form={{ ...form, history: [], outcome: form.outcome && { ...form.outcome, steps: [] } }}
              only={['zones', 'hours']}
            />
          </>
        )
      }
    />
  );
}
