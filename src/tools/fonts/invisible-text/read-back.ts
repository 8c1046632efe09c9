import { toLf } from '../../../core/text/newlines';

declare global {
  interface Permissions {
    query(descriptor: { readonly name: 'clipboard-read' }): Promise<PermissionStatus>;
  }
}

/**
 * Whether the clipboard holds exactly a text. Undefined: the browser does not let a page look without asking the visitor,
 * and nobody wants to be asked for this.
 */
export async function clipboardHolds(text: string): Promise<boolean | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' });
    // Windows keeps line breaks as CRLF.
    return state === 'granted' ? toLf(await navigator.clipboard.readText()) === text : undefined;
  } catch {
    return undefined;
  }
}
