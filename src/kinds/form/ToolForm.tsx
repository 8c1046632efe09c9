import type { ReactNode } from 'react';
import { Actions } from '../parts/Actions';
import { Alert, Status } from '../parts/Alert';
import { Controls } from '../parts/controls/Controls';
import Results from '../parts/results/Results';
import type { Form } from './form';

export { Results };

/** The `<form id="tool">` around every tool, including those with their own component. */
export function FormFrame({
  form,
  children,
  className = '',
}: {
  form: Form;
  children: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <form
      id="tool"
      ref={form.ref}
      className={`tool kind-${form.tool.kind} ${className}`}
      data-state="loading"
      data-kind={form.tool.kind}
      data-eager={form.tool.eager ? '' : undefined}
      noValidate
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
    </form>
  );
}

/** Buttons that fill fields, such as a country's reduced rates. */
function Suggestions({ form }: { form: Form }): ReactNode {
  const values = form.reading()?.values;
  const suggestions = (values && form.logic?.suggests?.(values)) ?? [];
  if (suggestions.length === 0) return null;
  return (
    <div className="actions">
      {suggestions.map(({ text, values: filled }) => (
        <button key={text} type="button" onClick={() => form.setValues(filled)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** A tool of any kind: fields, messages, results. A kind's look comes from its class. */
export function ToolForm({ form }: { form: Form }): ReactNode {
  const { tool } = form;
  // A calculator's fields are in the order of the calculation; in other tools the text comes before its options.
  const first = tool.kind === 'calculator' ? [] : ['text', 'files'];
  const texts = Object.keys(tool.fields).filter((name) => first.includes(tool.fields[name]?.type ?? ''));
  const options = Object.keys(tool.fields).filter((name) => !texts.includes(name));
  return (
    <FormFrame form={form}>
      <div className="tool-in">
        {texts.length > 0 && (
          <div className="texts">
            <Controls form={form} only={texts} />
          </div>
        )}
        {options.length > 0 && (
          <div className="options">
            <Controls form={form} only={options} />
          </div>
        )}
        <Suggestions form={form} />
        <Actions form={form} />
      </div>
      <Outputs form={form} />
    </FormFrame>
  );
}

/**
 * A tool's results and messages. A calculator's figures are beside its fields; its tables and charts use the full width
 * below both, and its notes follow the figures that they are about.
 */
export function Outputs({ form }: { form: Form }): ReactNode {
  const { tool, outcome } = form;
  if (tool.kind !== 'calculator') {
    return (
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} />
        <Status form={form} />
      </div>
    );
  }
  const isTable = (name: string) => tool.outputs[name]?.type === 'table';
  const names = Object.keys(tool.outputs);
  const tables = names.filter(isTable);
  return (
    <>
      <div className="tool-out">
        <Alert form={{ ...form, outcome: outcome && { ...outcome, notes: [] } }} />
        <Results form={form} only={names.filter((name) => !isTable(name))} />
        <Alert form={{ ...form, problem: undefined, notices: [] }} />
        <Status form={form} />
      </div>
      {tables.some((name) => outcome?.values[name] !== undefined) && (
        <div className="tool-more">
          <Results form={{ ...form, outcome: outcome && { ...outcome, steps: [] } }} only={tables} />
        </div>
      )}
    </>
  );
}
