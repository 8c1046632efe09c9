import { toastNow } from '../../browser/pending-toast';
import { href } from '../../core/site-url';
import type { FilesField } from '../contract/fields';
import { controlOf } from './controls';
import type { Form } from './form';

/** Puts the input files of a pressed example into the form's file controls; its other values are in the link itself. */
export async function takeSampleFiles(form: HTMLFormElement, link: HTMLAnchorElement): Promise<void> {
  const wanted = JSON.parse(link.dataset.files ?? '{}') as Readonly<Record<string, readonly string[]>>;
  for (const [name, urls] of Object.entries(wanted)) {
    const input = form.querySelector<HTMLInputElement>(`input[type=file][name="${name}"]`);
    if (input) await fillFiles(input, urls);
  }
}

/** Puts a field's sample into its control, or shows a toast if the file can't be loaded. */
export async function takeSample({ ref, props }: Form, name: string, { sample }: FilesField): Promise<void> {
  const input = ref.current && controlOf(ref.current, name);
  if (!(input instanceof HTMLInputElement) || !sample) return;
  try {
    await fillFiles(input, [href(sample.replace('{lang}', props.lang))]);
  } catch (error) {
    console.warn(error);
    toastNow({ key: 'status.offline', kind: 'error' });
  }
}

/** Puts files of this site into a file control, as if a visitor had chosen them. Rejects if one doesn't load. */
async function fillFiles(input: HTMLInputElement, urls: readonly string[]): Promise<void> {
  const chosen = new DataTransfer();
  for (const file of await Promise.all(urls.map(fetchFile))) chosen.items.add(file);
  input.files = chosen.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

async function fetchFile(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const blob = await response.blob();
  return new File([blob], decodeURIComponent(url.split('/').at(-1) ?? ''), { type: blob.type });
}
