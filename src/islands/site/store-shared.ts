import { putHanded } from '../../storage/handed.ts';

/**
 * Stores on this device what another app shared with the installed site: the form that the manifest's `share_target`
 * describes. Returns its ID; undefined if the browser stores nothing.
 */
export async function storeShared(form: FormData): Promise<string | undefined> {
  const textOf = (name: string) => String(form.get(name) ?? '');
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  const text = sharedText({ title: textOf('title'), text: textOf('text'), url: textOf('url') });
  try {
    return await putHanded({ shared: files.length > 0 ? files : text });
  } catch (error) {
    console.warn('What was shared could not be stored:', error);
    return undefined;
  }
}

/**
 * The text in what another app shared: Android puts an address into `text`, others into `url`; some apps put it into both,
 * and a title into `title`, which counts if there is nothing else.
 */
export function sharedText({ title, text, url }: Readonly<Record<'title' | 'text' | 'url', string>>): string {
  const parts = [text.trim(), text.includes(url.trim()) ? '' : url.trim()].filter((part) => part !== '');
  return parts.length > 0 ? parts.join('\n') : title.trim();
}
