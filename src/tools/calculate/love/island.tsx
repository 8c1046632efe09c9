import type { ReactNode } from 'react';
import { textCard } from '../../../browser/image/text-card';
import { formatPercent } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import logic from './tool';

/** The form, whose steps appear one after the other, and a card to share. */
export default function Love(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { values } = form.outcome ?? {};
  const { percent, flames } = values ?? {};
  const names = (): string => {
    const typed = form.reading()?.values;
    return `${String(typed?.name1 ?? '').trim()} & ${String(typed?.name2 ?? '').trim()}`;
  };
  return (
    <ToolForm
      form={form}
      className="love"
      below={
        typeof percent === 'number' && (
          <div className="actions">
            <DownloadButton
              form={form}
              name={`${props.slug}.png`}
              content={() =>
                textCard([
                  { text: names(), size: 72 },
                  { text: formatPercent(percent, props.lang), size: 180 },
                  { text: verdict(flames, form.props), size: 64, muted: true },
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

const verdict = (flames: unknown, props: IslandProps): string =>
  typeof flames === 'object' && flames !== null && 'code' in flames && typeof flames.code === 'string'
    ? (props.strings.terms?.[flames.code] ?? '')
    : '';
