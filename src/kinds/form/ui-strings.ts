import type { Interface, InterfaceKey } from '../../i18n/en';
import type { AnyTool } from '../contract/tool';

/** The interface strings that a tool's page may contain. The others load with the first message that needs them (use-messages.ts). */
export const UI_STRING_KEYS = [
  'action.copy',
  'action.copyAll',
  'action.copyLink',
  'action.copySettings',
  'action.saveShare',
  'action.share',
  'action.useIn',
  'action.print',
  'action.fullScreen',
  'action.undo',
  'save.here',
  'save.account',
  'action.download',
  'action.downloadAll',
  'action.clear',
  'action.generate',
  'action.again',
  'action.upload',
  'action.uploadMany',
  'action.drop',
  'action.sample',
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
  'status.empty',
  'status.outdated',
  'status.cancelled',
  'label.result',
  'label.moreOptions',
  'label.try',
  'label.typeOrPaste',
  'label.changed',
  'label.working',
  'label.history',
  'label.favourites',
  'label.recent',
  'label.optional',
  'label.table',
  'label.largeText',
  'label.newText',
  'error.title',
  'error.serviceTitle',
  'error.fileType',
  'error.fileTooLarge',
  'error.fileRead',
  'error.network',
  'error.clipboard',
  'error.unexpected',
] as const satisfies readonly InterfaceKey[];

type UiKey = (typeof UI_STRING_KEYS)[number];

/**
 * Which of them a page contains. Each page pays for its words twice, in its HTML and in its data, so those of parts that
 * the tool's fields and outputs don't need are left out, unless the source of the tool's own component names them.
 */
export function uiStringKeys(
  tool: AnyTool,
  { action }: { readonly action?: string },
  ownSource: string,
): readonly UiKey[] {
  const { kind, button, swap, secret } = tool;
  const fields = Object.values(tool.fields);
  const outputs = Object.values(tool.outputs);
  const has = (type: string) => fields.some((field) => field.type === type);
  const gives = (type: string) => outputs.some((output) => output.type === type);
  const looks = (look: string) => outputs.some((output) => output.type === 'items' && output.look === look);
  const saved = !secret && !fields.some((field) => field.type === 'files' && !field.optional);
  const needed: Partial<Record<UiKey, boolean>> = {
    'action.copySettings': has('text'),
    'action.saveShare': saved,
    'save.here': saved,
    'save.account': saved,
    // With a field of this name, a page decides whether its results are secret.
    'action.share': !saved || 'secret' in tool.fields,
    'action.useIn': !secret && ['text', 'items', 'table', 'files'].some(gives),
    'action.uploadMany': has('files'),
    'action.sample': fields.some((field) => field.type === 'files' && field.sample !== undefined),
    'action.downloadAll': gives('files'),
    'action.remove': false,
    'action.paste': has('text'),
    'action.swap': swap !== undefined,
    'label.typeOrPaste': has('text'),
    'action.generate': button === 'generate' && action === undefined,
    'action.again': button === 'generate',
    'action.lookup': button === 'lookup',
    'action.pickDate': has('date'),
    'label.history': kind === 'generator',
    'label.table': gives('table'),
    'label.favourites': looks('cards'),
    'label.recent': kind === 'gallery' || looks('grid'),
    // Without a connection they could not load.
    'error.serviceTitle': kind === 'lookup',
    'error.network': kind === 'lookup',
    // They load with the problem that names them.
    'error.fileType': false,
    'error.fileTooLarge': false,
    'error.fileRead': false,
  };
  return UI_STRING_KEYS.filter((key) => (needed[key] ?? true) || ownSource.includes(`'${key}'`));
}

export type UiStrings = Pick<Interface, (typeof UI_STRING_KEYS)[number]>;

/** Picks some of a language's interface strings. */
export function pickStrings<const Key extends InterfaceKey>(
  words: Interface,
  keys: readonly Key[],
): Pick<Interface, Key> {
  // The cast restores the keys' types, which Object.fromEntries loses; every key of `keys` is in `words`.
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<Interface, Key>;
}
