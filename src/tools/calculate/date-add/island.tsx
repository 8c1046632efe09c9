import type { ReactNode } from 'react';
import { writeEvent } from '../../../formats/icalendar/write-event';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import logic from './tool';

/** The date, and a button that saves it for a calendar program. */
export default function DateAdd(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const iso = form.outcome?.values.iso;
  return (
    <ToolForm
      form={form}
      below={
        typeof iso === 'string' && (
          <div className="actions">
            <DownloadButton
              form={form}
              name={`${iso}.ics`}
              content={() =>
                new Blob([writeEvent(iso, props.strings.own?.event ?? '', Date.now())], { type: 'text/calendar' })
              }
              label={props.strings.own?.calendar ?? ''}
            />
          </div>
        )
      }
    />
  );
}
