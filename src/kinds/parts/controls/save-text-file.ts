import { LONG_TEXT } from '../../../core/text/long-text';
import { looksLikeText, readTextFile } from '../../../core/bytes/read-text-file';
import type { Form } from '../../form/form';
import { problem } from '../../contract/messages';

/** Puts a file's text into a control, or shows why that failed. */
export async function takeFile(form: Form, name: string, file: File): Promise<void> {
  try {
    const text = form.takesLong && file.size > LONG_TEXT ? await ifText(file) : await readTextFile(file);
    if (text === undefined) await failed(form, 'error.fileType', file);
    else form.setText(name, text);
  } catch {
    await failed(form, 'error.fileRead', file);
  }
}

async function failed(form: Form, code: 'error.fileType' | 'error.fileRead', { name }: File): Promise<void> {
  await form.started;
  form.fail(problem(code, { name }));
}

const ifText = async (file: File) => ((await looksLikeText(file)) ? file : undefined);
