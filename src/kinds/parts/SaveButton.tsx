import type { ReactNode } from 'react';
import type { Form } from '../form/form';
import { press } from './press-action';

/**
 * The button 'Save', also for tools with their own component. It saves what a link would contain. There is no button for
 * secret tools and for tools that need a file, because neither can be restored.
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

/** The container for this page's saved items, which a script fills; React doesn't update its content. */
export const SavedPlace = (): ReactNode => <div data-saved="" hidden dangerouslySetInnerHTML={{ __html: '' }} />;
