/** A domain that can be registered, and what is known of its end. */
interface Registrable {
  /** `example.co.uk` of `www.example.co.uk`; undefined for a public suffix itself. */
  readonly domain: string | undefined;
  readonly suffix: string;
  /** Whether the suffix is in the ICANN part of the Public Suffix List. */
  readonly isKnown: boolean;
}

/** Finds the registrable part of a host in ASCII, by the Public Suffix List (its ICANN part), which is loaded on first use. */
export async function registrable(host: string): Promise<Registrable> {
  const { parse } = await import('tldts');
  const { domain, publicSuffix, isIcann } = parse(host, { allowPrivateDomains: false });
  return { domain: domain ?? undefined, suffix: publicSuffix ?? '', isKnown: isIcann === true };
}
