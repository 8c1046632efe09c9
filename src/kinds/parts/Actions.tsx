import type { ReactNode } from 'react';
import type { Form } from '../form/form';
import { press } from './press-action';
import { SaveButton, SavedPlace } from './SaveButton';

/** The form's buttons: generate or look up, swap, clear, save, and copy a link to the form as it is. */
export function Actions({ form }: { form: Form }): ReactNode {
  const { tool, props } = form;
  const { words } = props;
  const link = (withTexts: boolean) => void press().then((pressed) => pressed.copyLink(form, withTexts));
  const hasText = Object.values(tool.fields).some((field) => field.type === 'text');
  const secret = Object.keys(tool.fields).length === 0;
  return (
    <>
      <div className="actions">
        {tool.button && (
          <button type="submit" className="primary">
            {words[tool.button === 'lookup' ? 'action.lookup' : form.outcome ? 'action.again' : 'action.generate']}
          </button>
        )}
        {tool.swap && (
          <button type="button" onClick={() => void press().then((pressed) => pressed.swap(form))}>
            {words['action.swap']}
          </button>
        )}
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
      </div>
      <SavedPlace />
    </>
  );
}
