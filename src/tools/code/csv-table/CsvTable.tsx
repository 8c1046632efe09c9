import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { Rows, type TableBlobs } from './Rows';
import logic from './tool';

const FIGURES = ['rows', 'shown', 'columns', 'delimiter', 'issues'];

/** The standard form, with a table between the figures and the result that renders only the visible rows. */
export default function CsvTable(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { outcome } = form;
  const blobs = tableOf(outcome?.values.table);
  return (
    <ToolForm
      form={form}
      results={[{ only: FIGURES }]}
      below={
        <>
          {blobs && outcome && <Rows form={form} blobs={blobs} />}
          <Results form={{ ...form, history: [] }} only={['issueList', 'columnList', 'result']} />
        </>
      }
    />
  );
}

function tableOf(value: unknown): TableBlobs | undefined {
  if (!Array.isArray(value)) return undefined;
  const [names, rows, offsets] = value.map((file: { blob?: unknown }) => file.blob);
  return names instanceof Blob && rows instanceof Blob && offsets instanceof Blob ? [names, rows, offsets] : undefined;
}
