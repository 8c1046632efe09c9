import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { PlaceCards } from './PlaceCards';
import logic from './tool';

const ABOUT = ['available', 'seedUsed', 'source', 'listDate'];

/** Countries as cards with their flags; a list as one text is shown like any other, with a table. */
export default function RandomPlace(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const result: unknown = form.outcome?.values.result;
  const texts = Array.isArray(result) ? result.map(String) : undefined;
  return (
    <ToolForm
      form={form}
      className="random-place"
      above={
        <>
          {texts && <PlaceCards key={texts.join()} form={form} texts={texts} />}
          {form.outcome === undefined && <div className={`first-place show-${String(props.preset.show ?? 'name')}`} />}
        </>
      }
      results={texts || form.outcome === undefined ? [] : [{ only: ['result', 'places'] }]}
      below={<Results form={form} only={ABOUT} />}
    />
  );
}
