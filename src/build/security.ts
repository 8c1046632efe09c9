const YEAR = 365 * 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116). It expires a year after the build, the longest that the RFC recommends, so
 * that an abandoned address is not trusted forever.
 * @param contact an email address, or an address that begins with https://, mailto: or tel:
 */
export function securityText(root: string, contact: string, timestamp: number): string {
  const address = contact.trim();
  const uri = /^[^\s:/@]+@[^\s:/@]+$/.test(address) ? `mailto:${address}` : address;
  if (!/^(?:https:\/\/|mailto:|tel:)\S+$/.test(uri)) {
    throw new Error(
      `SECURITY_CONTACT, or PUBLIC_OPERATOR_MAIL without it, is '${contact}'; write an email address (security@example.com) or an https address of a form`,
    );
  }
  return [
    `Contact: ${uri}`,
    `Expires: ${new Date(timestamp + YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${root}.well-known/security.txt`,
    '',
  ].join('\n');
}
