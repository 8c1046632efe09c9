/** Small helpers of the form's parts. */

/** Puts text on the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The way before the Clipboard API: still needed where a page is not a secure context. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/** Saves a file on the visitor's device. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address when the download starts, which is after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const NUL_WINDOW = 4096;

/**
 * A text file's text. UTF-8 and UTF-16 with a byte order mark are read as what they are; bytes that are not UTF-8 are
 * taken for windows-1252. Undefined: it holds NUL bytes, so it is no text.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, NUL_WINDOW).arrayBuffer());
  const wide =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : '';
  if (wide === '' && head.includes(0)) return undefined;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder(wide || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
