import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { Table } from '../../../kinds/contract/outputs';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { PAIRS } from './names';
import logic from './tool';

const MatchMarks = lazy(() => import('./MatchMarks'));

/** Applies pairs one after another; matches are marked in the text, and each match in the list leads to its position. */
export default function FindReplace(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const [asked, setAsked] = useState(1);
  const values = form.reading()?.values ?? props.preset;
  const shown = PAIRS.map((names, index) => index < asked || names.some((name) => String(values[name] ?? '') !== ''));
  const next = shown.indexOf(false);
  const table = form.outcome?.values.matches;
  const marks = isTable(table) && !form.held.has('input') && !form.stale ? table : undefined;
  const show = async (row: number) => marks && (await import('./MatchMarks')).showMatch(form, marks, row);

  return (
    <ToolForm
      form={form}
      className="find-replace"
      placed={['input', ...PAIRS.flat()]}
      input={
        <>
          <div className="texts marked">
            <Controls form={form} only={['input']} />
            {marks && (
              <Suspense>
                <MatchMarks form={form} table={marks} />
              </Suspense>
            )}
          </div>
          {PAIRS.map((names, index) => (
            <div key={index} className="pair" hidden={!shown[index]}>
              <Controls form={form} only={names} />
            </div>
          ))}
          {next >= 0 && (
            <div className="actions">
              <button type="button" className="quiet" onClick={() => setAsked(next + 1)}>
                {own.addPair}
              </button>
            </div>
          )}
        </>
      }
      results={[
        marks
          ? {
              pick: {
                column: 1,
                label: own.show ?? '',
                row: (row: number) => void show(row),
                // The matches of later pairs are in the result of the first, not in the text.
                can: (row: number) => marks.rows[row]?.[0] === 1,
              },
            }
          : {},
      ]}
    />
  );
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;
