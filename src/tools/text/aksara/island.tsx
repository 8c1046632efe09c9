import type { ReactNode } from 'react';
import { textCard } from '../../../browser/image/text-card';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import logic from './tool';

/** A picture of a longer text would be too small to read. */
const LONGEST_ON_PICTURE = 300;
const FONTS = "'Noto Sans Javanese', 'Noto Sans Balinese', 'Noto Sans Sundanese', sans-serif";

/** The usual form, with the fonts of the scripts and a picture of the text. */
export default function Aksara(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const written = form.outcome?.values.result;
  return (
    <ToolForm
      form={form}
      className="aksara"
      below={
        typeof written === 'string' &&
        written !== '' &&
        written.length <= LONGEST_ON_PICTURE && (
          <div className="actions">
            <DownloadButton
              form={form}
              name={`${props.slug}.png`}
              content={() => textCard([{ text: written, size: 120, family: FONTS }])}
              label={props.strings.own?.picture ?? ''}
            />
          </div>
        )
      }
    />
  );
}
