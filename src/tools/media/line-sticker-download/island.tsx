import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The pack with a link to LINE's own archive, and the stickers of an archive that was chosen. */
export default function LineStickerDownload(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { own = {} } = props.strings;
  const { zip, animatedZip, result, addresses } = form.outcome?.values ?? {};
  const hasFiles = Array.isArray(result) && result.length > 0;
  const archives = [
    { address: zip, label: own.archive, look: 'button primary' },
    { address: animatedZip, label: own.animated, look: 'button' },
  ];
  const hasList = !hasFiles && Array.isArray(addresses) && addresses.length > 0;
  return (
    <ToolForm
      form={form}
      results={[
        { only: ['packageId', 'title', 'author', 'count', 'zip', 'animatedZip'] },
        ...(hasFiles ? [{ only: ['result'] }] : []),
        ...(hasList ? [{ only: ['addresses'] }] : []),
      ]}
      below={
        typeof zip === 'string' &&
        zip !== '' && (
          <div className="actions">
            {archives.map(
              ({ address, label, look }) =>
                typeof address === 'string' && (
                  <a
                    key={look}
                    className={look}
                    href={address}
                    target="_blank"
                    rel="noopener noreferrer"
                    referrerPolicy="no-referrer"
                  >
                    {label}
                  </a>
                ),
            )}
            <button type="button" onClick={() => form.submit({ ask: true })}>
              {own.ask}
            </button>
          </div>
        )
      }
    />
  );
}
