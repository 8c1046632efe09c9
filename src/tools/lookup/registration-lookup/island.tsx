import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The record, and where to read more: the raw record, or the page of a registry that answers no lookups. */
export default function RegistrationLookup(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { raw = '', registry = '' } = props.strings.own ?? {};
  const source = textOf(form.outcome?.values.source);
  const name = textOf(form.outcome?.values.name);
  const hasRecord = /\/(?:domain|ip|autnum)\//.test(source);
  return (
    <ToolForm
      form={form}
      results={[{ only: Object.keys(logic.outputs).filter((output) => output !== 'result') }, { only: ['result'] }]}
      below={
        source !== '' && (
          <p>
            {hasRecord ? (
              <a href={source} target="_blank" rel="noopener noreferrer">
                {raw}
              </a>
            ) : (
              <a
                href={`https://www.iana.org/domains/root/db/${name.slice(name.lastIndexOf('.') + 1)}.html`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {registry}
              </a>
            )}
          </p>
        )
      }
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
