import { expect, test } from 'vitest';
import { securityText } from './security.ts';

// RFC 9116, sections 2.5.3 (Contact), 2.5.5 (Expires, RFC 3339), 2.5.2 (Canonical).
test('names the contact and the expiry', () => {
  expect(securityText('https://a.example/', 'security@a.example', Date.UTC(2026, 0, 1))).toBe(
    `Contact: mailto:security@a.example
Expires: 2027-01-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://a.example/.well-known/security.txt
`,
  );
});

test.for(['https://a.example/report', 'mailto:security@a.example', 'tel:+1-201-555-0123'])(
  'accepts %s as it is',
  (uri) => {
    expect(securityText('https://a.example/', uri, 0)).toContain(`Contact: ${uri}\n`);
  },
);

test.for(['http://a.example/report', 'ask us', 'a@b@c'])("refuses '%s', and tells what is valid", (contact) => {
  expect(() => securityText('https://a.example/', contact, 0)).toThrow(/write an email address .* or an https address/);
});
