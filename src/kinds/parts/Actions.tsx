import type { ReactNode } from 'react';
import type { Form } from '../form/form';
import { press } from './press-action';
import { SaveButton, SavedPlace } from './SaveButton';

/** All of the form's buttons in one row, for tools with a component of their own. */
export function Actions({ form }: { form: Form }): ReactNode {
  return (
    <>
      <div className="actions">
        <RunButton form={form} />
        <SwapButton form={form} />
        <FormButtons form={form} />
      </div>
      <SavedPlace />
    </>
  );
}

/** The buttons for the form as a whole: clear, save, and copy a link to it. */
export function FormActions({ form, children }: { form: Form; children?: ReactNode }): ReactNode {
  return (
    <>
      <div className="actions">
        {children}
        <FormButtons form={form} />
      </div>
      <SavedPlace />
    </>
  );
}

/** 'Generate' or 'Look up'; other tools answer while the visitor types. */
export function RunButton({ form }: { form: Form }): ReactNode {
  const { tool, props } = form;
  const { words } = props;
  return (
    tool.button && (
      <button type="submit" className="primary">
        {words[tool.button === 'lookup' ? 'action.lookup' : form.outcome ? 'action.again' : 'action.generate']}
      </button>
    )
  );
}

/** Makes the result the input, and turns the direction around. */
export function SwapButton({ form }: { form: Form }): ReactNode {
  return (
    form.tool.swap && (
      <button type="button" onClick={() => void press().then((pressed) => pressed.swap(form))}>
        {form.props.words['action.swap']}
      </button>
    )
  );
}

function FormButtons({ form }: { form: Form }): ReactNode {
  const { tool, props } = form;
  const { words } = props;
  const link = (withTexts: boolean) => void press().then((pressed) => pressed.copyLink(form, withTexts));
  const hasText = Object.values(tool.fields).some((field) => field.type === 'text');
  const secret = Object.keys(tool.fields).length === 0;
  return (
    <>
      <button type="button" onClick={form.clear}>
        {words['action.clear']}
      </button>
      <SaveButton form={form} />
      {!secret && (
        <button type="button" onClick={() => link(true)}>
          {words['action.copyLink']}
        </button>
      )}
      {hasText && Object.keys(tool.fields).length > 1 && (
        <button type="button" className="quiet" onClick={() => link(false)}>
          {words['action.copySettings']}
        </button>
      )}
    </>
  );
}
