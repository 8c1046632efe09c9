import type { ReactNode } from 'react';
import type { Form } from '../form/form';
import { press } from './press-action';

/**
 * 'Save', for own components too: it keeps what a link would carry. Nothing of a secret, or of files that must be chosen
 * anew, can be shown again; there is no button then.
 */
export function SaveButton({ form }: { form: Form }): ReactNode {
  const { tool, props } = form;
  const fields = Object.values(tool.fields);
  if (tool.secret || fields.length === 0 || fields.some((field) => field.type === 'files' && !field.optional))
    return null;
  return (
    <button type="button" data-save="" onClick={() => void press().then((pressed) => pressed.save(form))}>
      {props.words['action.save']}
    </button>
  );
}

/** Where this page's saved items are shown, once there are some: plain DOM, which React leaves alone. */
export const SavedPlace = (): ReactNode => <div data-saved="" hidden dangerouslySetInnerHTML={{ __html: '' }} />;
