import type { ReactNode } from 'react';
import type { Declared } from '../contract/tool';
import type { Form } from '../form/form';
import { press } from './press-action';

/** Whether a form can be saved. Secret tools and tools that need a file can't, because neither can be restored. */
export function isSaved(tool: Declared): boolean {
  const fields = Object.values(tool.fields);
  return !tool.secret && fields.length > 0 && !fields.some((field) => field.type === 'files' && !field.optional);
}

/** The button 'Save', also for tools with their own component. It saves what a link would contain. */
export function SaveButton({ form, label }: { form: Form; label: string }): ReactNode {
  if (!isSaved(form.tool)) return null;
  return (
    <button type="button" data-save="" onClick={() => void press().then((pressed) => pressed.save(form))}>
      {label}
    </button>
  );
}

/** The container for this page's saved items, which a script fills; React doesn't update its content. */
export const SavedPlace = (): ReactNode => <div data-saved="" hidden dangerouslySetInnerHTML={{ __html: '' }} />;
