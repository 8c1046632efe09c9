import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { Outputs } from '../../../kinds/contract/outputs';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The figure that the page is about comes first and is the largest. */
export default function TextStats(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const chosen = form.reading()?.values?.focus;
  const focus = typeof chosen === 'string' ? chosen : (props.preset.focus ?? 'words');
  return <ToolForm form={{ ...form, tool: { ...form.tool, outputs: withLead(form.tool.outputs, focus) } }} />;
}

function withLead(outputs: Outputs, name: string): Outputs {
  const { [name]: lead, ...others } = outputs;
  return lead ? { [name]: { ...lead, lead: true }, ...others } : outputs;
}
