import { nameToAsk } from '../../../formats/dns/name';

/** Why a name cannot be registered. */
export type NameFault =
  | { readonly fault: 'badCharacter'; readonly character: string }
  | { readonly fault: 'badHyphen' | 'tooLong' | 'notName' };

/** Letters, digits, and hyphens (RFC 1035 §2.3.1), with the rules of RFC 5891 §4.2.3.1. */
function labelFault(label: string): NameFault | undefined {
  const character = /[^a-z\d-]/u.exec(label)?.[0];
  if (character !== undefined) return { fault: 'badCharacter', character };
  const isBad = /^-|-$/.test(label) || (/^..--/.test(label) && !label.startsWith('xn--'));
  return isBad ? { fault: 'badHyphen' } : undefined;
}

/**
 * The domains to check for one line: the domain itself, or a name without a dot with each of the suffixes.
 *
 * @param suffixes without a dot in front, in ASCII
 */
export function domainsFor(typed: string, suffixes: readonly string[]): readonly string[] | NameFault {
  const asked = nameToAsk(typed);
  if ('bad' in asked) {
    if (asked.bad === 'badCharacter') return { fault: 'badCharacter', character: asked.character };
    return { fault: asked.bad.startsWith('long') ? 'tooLong' : 'notName' };
  }
  if (asked.address !== undefined) return { fault: 'notName' };
  const { name } = asked;
  const fault = name
    .split('.')
    .map(labelFault)
    .find((one) => one !== undefined);
  if (fault !== undefined) return fault;
  return name.includes('.') ? [name] : suffixes.map((suffix) => `${name}.${suffix}`);
}

/** `com, .net рф` as suffixes in ASCII without dots in front. */
export const suffixesOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/u)
      .map((suffix) => suffix.replace(/^\.+/, ''))
      .filter((suffix) => suffix !== '')
      .map(inAscii),
  ),
];

const inAscii = (suffix: string): string => {
  const asked = nameToAsk(suffix);
  return 'bad' in asked ? suffix : asked.name;
};

/** The first suffix that no domain can end with. */
export const badSuffix = (suffixes: readonly string[]): string | undefined =>
  suffixes.find((suffix) => suffix.split('.').some((label) => label === '' || labelFault(label) !== undefined));
