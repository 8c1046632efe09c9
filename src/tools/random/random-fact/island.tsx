import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { ShareFacts } from './ShareFacts';
import { sourcesOf } from './sources';
import logic from './tool';

const ABOUT = ['available', 'seedUsed', 'listDate'];

/** The facts, each with a link to its source, and buttons that share them. */
export default function RandomFact(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { result, facts } = form.outcome?.values ?? {};
  const texts = Array.isArray(result) ? result.map(String) : undefined;
  const sources = sourcesOf(facts);
  const sourceAt = (place: number) => {
    const source = sources[place];
    return (
      source && (
        <output name="source" aria-live="off" className="source" data-value={source.address}>
          <a href={source.address} target="_blank" rel="noopener noreferrer">
            {source.name}
          </a>
        </output>
      )
    );
  };
  return (
    <ToolForm
      form={form}
      className="random-fact"
      results={[
        {
          only: texts ? ['result'] : ['result', 'facts'],
          extra: (_, place) => sourceAt(place),
        },
      ]}
      below={
        <>
          {texts && <ShareFacts form={form} texts={texts} sources={sources} />}
          <Results form={form} only={ABOUT} />
        </>
      }
    />
  );
}
