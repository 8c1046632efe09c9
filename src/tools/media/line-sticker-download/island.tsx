import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The pack with a link to LINE's own archive, and the stickers of an archive that was chosen. */
export default function LineStickerDownload(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { own = {} } = props.strings;
  const { zip, result, addresses } = form.outcome?.values ?? {};
  const hasFiles = Array.isArray(result) && result.length > 0;
  const hasList = !hasFiles && Array.isArray(addresses) && addresses.length > 0;
  return (
    <ToolForm
      form={form}
      results={[
        { only: ['packageId', 'title', 'author', 'count', 'zip'] },
        ...(hasFiles ? [{ only: ['result'] }] : []),
        ...(hasList ? [{ only: ['addresses'] }] : []),
      ]}
      below={
        typeof zip === 'string' &&
        zip !== '' && (
          <div className="actions">
            <a
              className="button primary"
              href={zip}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
            >
              {own.archive}
            </a>
            <button type="button" onClick={() => form.submit({ ask: true })}>
              {own.ask}
            </button>
          </div>
        )
      }
    />
  );
}
