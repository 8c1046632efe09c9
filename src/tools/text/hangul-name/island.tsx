import type { ReactNode } from 'react';
import { textCard } from '../../../browser/image/text-card';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import logic from './tool';

/** A name card has one name, not a list. */
const LONGEST_NAME = 60;

/** The usual form, and a card with the name and its reading. */
export default function HangulName(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { result, reading } = form.outcome?.values ?? {};
  return (
    <ToolForm
      form={form}
      className="hangul-name"
      below={
        typeof result === 'string' &&
        typeof reading === 'string' &&
        result !== '' &&
        result.length <= LONGEST_NAME && (
          <div className="actions">
            <DownloadButton
              form={form}
              name={`${props.slug}.png`}
              content={() =>
                textCard([
                  { text: result, size: 160 },
                  { text: reading, size: 56, muted: true },
                ])
              }
              label={props.strings.own?.card ?? ''}
            />
          </div>
        )
      }
    />
  );
}
