import { toLf } from '../../../core/text/newlines';

declare global {
  interface Permissions {
    query(descriptor: { readonly name: 'clipboard-read' }): Promise<PermissionStatus>;
  }
}

/**
 * Whether the clipboard contains exactly this text. Undefined if the browser would have to ask the visitor for
 * permission, which isn't worth an interruption.
 */
export async function clipboardHolds(text: string): Promise<boolean | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' });
    // Windows stores line breaks as CRLF.
    return state === 'granted' ? toLf(await navigator.clipboard.readText()) === text : undefined;
  } catch {
    return undefined;
  }
}
