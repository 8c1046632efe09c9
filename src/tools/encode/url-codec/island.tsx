import type { ReactNode } from 'react';
import type { Table } from '../../../kinds/contract/outputs';
import { copyText } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const VALUE = 2;

/** The standard text form, with a copy button for each value in the table of a URL's parts. */
export default function UrlCodec(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const parts = form.outcome?.values.parts;
  const rows = isTable(parts) ? parts.rows : [];
  const valueOf = (row: number) => String(rows[row]?.[VALUE] ?? '');
  const copy = async (row: number) => {
    const copied = await copyText(valueOf(row));
    form.announce(props.words[copied ? 'status.copied' : 'error.clipboard']);
  };
  return (
    <ToolForm
      form={form}
      className="url-codec"
      results={[
        {
          pick: {
            column: VALUE,
            label: props.words['action.copy'],
            row: (row) => void copy(row),
            can: (row) => valueOf(row) !== '',
          },
        },
      ]}
    />
  );
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;
