import type { Interface, InterfaceKey } from '../../i18n/en';

/** The interface strings that every tool's page contains. The others load with the first message that needs them (use-messages.ts). */
export const UI_STRING_KEYS = [
  'action.copy',
  'action.copyAll',
  'action.copyLink',
  'action.copySettings',
  'action.save',
  'action.download',
  'action.downloadAll',
  'action.clear',
  'action.generate',
  'action.again',
  'action.upload',
  'action.uploadMany',
  'action.drop',
  'action.paste',
  'action.cancel',
  'action.swap',
  'action.remove',
  'action.lookup',
  'action.pickDate',
  'status.copied',
  'status.linkCopied',
  'status.downloaded',
  'status.working',
  'status.progress',
  'status.empty',
  'status.outdated',
  'status.cancelled',
  'label.result',
  'label.moreOptions',
  'label.changed',
  'label.working',
  'label.history',
  'label.favourites',
  'label.recent',
  'label.optional',
  'label.table',
  'label.chart',
  'label.largeText',
  'label.newText',
  'error.title',
  'error.fileType',
  'error.fileTooLarge',
  'error.fileRead',
  'error.network',
  'error.clipboard',
  'error.unexpected',
] as const satisfies readonly InterfaceKey[];

export type UiStrings = Pick<Interface, (typeof UI_STRING_KEYS)[number]>;

/** Picks some of a language's interface strings. */
export function pickStrings<const Key extends InterfaceKey>(
  words: Interface,
  keys: readonly Key[],
): Pick<Interface, Key> {
  // The cast restores the keys' types, which Object.fromEntries loses; every key of `keys` is in `words`.
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<Interface, Key>;
}
