import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { Table } from '../../../kinds/contract/outputs';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** Each word of the table is a button that selects its next occurrence in the text. */
export default function WordFrequency(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const list = form.outcome?.values.list;
  // A long text isn't in the text area, and its windowed view offers no way to select text.
  const table = isTable(list) && !form.held.has('input') && !form.stale ? list : undefined;
  const show = async (row: number) => {
    const word = table?.rows[row]?.[0];
    if (typeof word !== 'string') return;
    const shown = await (await import('./show-word')).showWord(form, word);
    if (shown !== undefined) form.announce(shown);
  };
  const options = Object.keys(form.tool.fields).filter((name) => name !== 'input');

  return (
    <FormFrame form={form}>
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={options} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results
          form={form}
          {...(table && {
            pick: { column: 0, label: own.show ?? '', row: (row: number) => void show(row), can: () => true },
          })}
        />
        <Status form={form} />
      </div>
    </FormFrame>
  );
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;
