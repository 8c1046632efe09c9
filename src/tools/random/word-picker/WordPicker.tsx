import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { NarrowSelect } from '../../../kinds/parts/controls/NarrowSelect';
import { useLocks } from '../../../kinds/parts/results/use-locks';
import { useForm } from '../../../kinds/form/use-form';
import { CATEGORIES, entryOf, LANGUAGES_WITH_WORDS } from './lists';
import logic from './tool';

/** Fields of the English lists. */
const ENGLISH = ['list', 'category', 'forms'];

/** The words, each with a lock that keeps it while the others change. */
export default function WordPicker(props: IslandProps): ReactNode {
  const made = useForm(logic, props);
  const inEnglish = !LANGUAGES_WITH_WORDS.has(props.lang);
  const form = inEnglish ? made : { ...made, hidden: new Set([...made.hidden, ...ENGLISH]) };
  const { lock, control } = useLocks(form);
  const values = form.reading()?.values;
  const categories: Readonly<Record<string, readonly string[]>> = CATEGORIES;
  return (
    <ToolForm
      form={form}
      className="word-picker"
      placed={['category', 'keep']}
      bar={
        <>
          {/* Mounted even while the list has no categories: a link sets its value before React renders again. */}
          {inEnglish && (
            <NarrowSelect
              form={form}
              name="category"
              values={['any', ...(categories[String(values?.list ?? props.preset.list ?? 'word')] ?? [])]}
            />
          )}
          {control}
        </>
      }
      results={[
        {
          only: ['result', 'available', 'seedUsed', 'source', 'listDate'],
          extra: (result, place) => lock(entryOf(result), place),
        },
      ]}
    />
  );
}
