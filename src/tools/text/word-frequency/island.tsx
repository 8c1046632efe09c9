import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
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

  return (
    <ToolForm
      form={form}
      results={[
        table
          ? { pick: { column: 0, label: own.show ?? '', row: (row: number) => void show(row), can: () => true } }
          : {},
      ]}
    />
  );
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;
