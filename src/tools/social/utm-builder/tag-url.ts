import { percentEncode } from '../../../core/percent-encode';

/** The parameters of a campaign, in the order in which they are written. */
export const PARAMETERS = ['source', 'medium', 'campaign', 'id', 'term', 'content'] as const;
export type Parameter = (typeof PARAMETERS)[number];

export type Campaign = Readonly<Record<Parameter, string>>;

export interface Spelling {
  /** Small letters, because analytics programs count `Mail` and `mail` apart. */
  readonly lower: boolean;
  readonly space: 'percent' | 'plus' | 'underscore' | 'hyphen';
}

const SEPARATORS = { percent: '%20', plus: '+', underscore: '_', hyphen: '-' } as const;

/** A value as it is written into an address: trimmed, with one separator for each run of white space. */
export function valueText(value: string, { lower, space }: Spelling): string {
  const words = value.trim().split(/\s+/u);
  return words.map((word) => percentEncode(lower ? word.toLowerCase() : word)).join(SEPARATORS[space]);
}

/** `utm_source=…&utm_medium=…`, without empty values. */
export const campaignText = (campaign: Campaign, spelling: Spelling): string =>
  PARAMETERS.filter((name) => campaign[name].trim() !== '')
    .map((name) => `utm_${name}=${valueText(campaign[name], spelling)}`)
    .join('&');

const IS_UTM = /^utm_[^=&]*(?:=|$)/i;
const withoutUtm = (pieces: string): string =>
  pieces
    .split('&')
    .filter((piece) => !IS_UTM.test(piece))
    .join('&');

/**
 * Adds a campaign to an address, at the end of its query or of its fragment. Campaign parameters that it already has are
 * taken out first; everything else stays byte for byte.
 *
 * @param address a complete address
 * @param campaign the text of the parameters
 */
export function tagged(address: string, campaign: string, inFragment: boolean): string {
  const [, path = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? [];
  const join = (before: string, after: string) => [before, after].filter((part) => part !== '').join('&');
  const [ownQuery, ownFragment] = [withoutUtm(query ?? ''), withoutUtm(fragment ?? '')];
  const newQuery = inFragment ? ownQuery : join(ownQuery, campaign);
  const newFragment = inFragment ? join(ownFragment, campaign) : ownFragment;
  // A bare '?' or '#' that was there stays.
  const mark = (sign: string, text: string, was: string | undefined) => (text !== '' || was === '' ? sign + text : '');
  return path + mark('?', newQuery, query) + mark('#', newFragment, fragment);
}

/** The campaign in an address that was tagged before; empty values for what it lacks. */
export function campaignOf(address: string): Campaign {
  const found: Partial<Record<Parameter, string>> = {};
  for (const piece of address.split(/[?#&]/)) {
    const [, name = '', value = ''] = /^utm_(\w+)=(.*)$/i.exec(piece) ?? [];
    const known = PARAMETERS.find((one) => one === name.toLowerCase());
    if (known !== undefined) found[known] ??= decoded(value);
  }
  return { source: '', medium: '', campaign: '', id: '', term: '', content: '', ...found };
}

function decoded(value: string): string {
  const text = value.replaceAll('+', ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: the value as it is.
    return text;
  }
}
