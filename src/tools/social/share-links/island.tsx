import type { ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { SHARE_TARGETS } from '../../../data/share-targets';
import logic from './tool';

/** A list of the networks, each with its link to copy or try out, and the HTML of all. */
export default function ShareLinks(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { labels, own = {} } = props.strings;
  return (
    <ToolForm
      form={form}
      className="share-links"
      resultFirst={false}
      results={[]}
      below={
        <>
          <ul className="targets" aria-label={own.links} data-stale={form.stale ? '' : undefined}>
            {SHARE_TARGETS.map(({ id }) => {
              const link = textOf(form.outcome?.values[id]);
              const name = labels[id] ?? id;
              return (
                <li key={id}>
                  <span className="label">{name}</span>
                  <output name={id} className="mono" aria-live="off">
                    {link}
                  </output>
                  {link !== '' && (
                    <span className="field-actions">
                      <CopyButton form={form} text={() => link} name={name} />
                      <a
                        href={link}
                        className="button quiet"
                        target="_blank"
                        rel="noopener noreferrer"
                        aria-label={`${own.open}: ${name}`}
                      >
                        {own.open}
                      </a>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <Results form={form} only={['html']} />
        </>
      }
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
