import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The addresses as they are found, and a button that fetches the images. */
export default function OnlineImageDownloader(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { own = {} } = props.strings;
  const hasResult = Number(form.outcome?.values.count ?? 0) > 0;
  const files = form.outcome?.values.files;
  const hasFiles = Array.isArray(files) && files.length > 0;
  const open = (address: string) =>
    /^https?:/.test(address) && (
      <a className="button quiet" href={address} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
        {own.open}
      </a>
    );
  return (
    <ToolForm
      form={form}
      input={
        hasResult && (
          <div className="actions">
            <button type="button" className="primary" onClick={() => form.submit({ fetch: true })}>
              {own.fetch}
            </button>
          </div>
        )
      }
      results={[
        { only: ['count', 'blocked'] },
        ...(hasFiles ? [{ only: ['files'] }] : []),
        { only: ['result'], extra: open },
      ]}
    />
  );
}
