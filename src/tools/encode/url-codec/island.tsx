import type { ReactNode } from 'react';
import type { Table } from '../../../kinds/contract/outputs';
import { copyText } from '../../../kinds/parts/parts';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
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
    <FormFrame form={form} className="url-codec">
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={['direction', 'mode', 'eol', 'eachLine', 'plus']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results
          form={form}
          pick={{
            column: VALUE,
            label: props.words['action.copy'],
            row: (row) => void copy(row),
            can: (row) => valueOf(row) !== '',
          }}
        />
        <Status form={form} />
      </div>
    </FormFrame>
  );
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;
