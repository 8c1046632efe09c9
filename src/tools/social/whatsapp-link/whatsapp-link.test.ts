import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import { note } from '../../../kinds/contract';
import tool from './tool';
import { messageParts } from './format-message';
import { whatsAppDigits } from './phone';

// ITU-T E.164, and the trunk prefixes of libphonenumber.
test.for([
  ['+55 (11) 96123-4567', '', '5511961234567'],
  ['0055 11 96123 4567', '1', '5511961234567'],
  ['011 44 20 7946 0958', '1', '442079460958'],
  ['011 96123-4567', '55', '5511961234567'],
  ['+44 (0)20 7946 0958', '', '442079460958'],
  ['020 7946 0958', '+44', '442079460958'],
  ['011 96123-4567', '0055', '5511961234567'],
  ['+55 11 96123-4567', 'BR', '5511961234567'],
  ['', 'BR', ''],
  ['8 912 345-67-89', '7', '79123456789'],
  ['06 20 123 4567', '36', '36201234567'],
  ['06 1234 5678', '39', '390612345678'],
  ['(212) 555-0123', '1', '12125550123'],
  ['1-212-555-0123', '+1', '12125550123'],
  ['(+55) 11 96123-4567', '55', '5511961234567'],
  ['\u202A (+44) (0)20 7946 0958', '44', '442079460958'],
  ['8 029 123-45-67', '375', '375291234567'],
  ['029 123-45-67', '375', '375291234567'],
  ['01 23 45 67 89', '225', '2250123456789'],
  ['\u202A+1\u00A0212\u2011555\u20110123\u202C', '', '12125550123'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '', '966501234567'],
  ['०9876 543210', '91', '919876543210'],
  ['912/345.678', '351', '351912345678'],
  ['', '55', ''],
  ['  ', '', ''],
] as const)('%j in %j is %s', ([typed, country, digits]) => expect(whatsAppDigits(typed, country)).toBe(digits));

test.for([
  ['12345', '', { fault: 'length', count: 5 }],
  ['+1234567890123456', '', { fault: 'length', count: 16 }],
  ['555-CALL', '1', { fault: 'letter', text: 'C' }],
  ['call 😀', '1', { fault: 'letter', text: 'c' }],
  ['11961234567', 'BR', { fault: 'letter', text: 'B', field: 'country' }],
] as const)('%j is refused', ([typed, country, fault]) => expect(whatsAppDigits(typed, country)).toEqual(fault));

test.for([
  ['plain', [{ text: 'plain' }]],
  ['*a* b', [{ text: 'a', style: 'bold' }, { text: ' b' }]],
  ['x _y z_ ~w~', [{ text: 'x ' }, { text: 'y z', style: 'italic' }, { text: ' ' }, { text: 'w', style: 'strike' }]],
  ['2*3*4 and * a *', [{ text: '2*3*4 and * a *' }]],
  ['snake_case_name', [{ text: 'snake_case_name' }]],
  ['`code`', [{ text: 'code', style: 'code' }]],
  ['*a\nb*', [{ text: '*a\nb*' }]],
] as const)('%j', ([message, parts]) => expect(messageParts(message)).toEqual(parts));

/** The bars of an SVG code as pixels, four per module. */
function pixelsOf(svg: string) {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1H/g))
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < Number(length) * 4; column++) {
        const at = ((Number(y) * 4 + row) * side + Number(x) * 4 + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { data, side };
}

const values = { country: '', phone: '+1 212 555 0123', contacts: '', many: false };

test('gives the link’s QR code as a file that a scanner reads', async () => {
  const { qr } = (await tool.run({ ...values, input: 'Hello!' }, exampleContext())) as {
    qr: { name: string; blob: Blob }[];
  };
  expect(qr.map(({ name }) => name)).toEqual(['whatsapp-12125550123.svg']);
  const { data, side } = pixelsOf((await qr[0]?.blob.text()) ?? '');
  expect(jsQR(data, side, side)?.data).toBe('https://wa.me/12125550123?text=Hello%21');
});

test('gives a note instead of a code for a link that phones cannot read', async () => {
  const given = await tool.run({ ...values, input: 'a'.repeat(1_800) }, exampleContext());
  expect(given).toMatchObject({ notes: [note('noCode', { limit: 1_800 })] });
  expect(given).not.toHaveProperty('qr');
});

test('dollar signs in a name stay as they are', async () => {
  const given = await tool.run(
    { ...values, many: true, contacts: '+1 212 555 0123; A$$ $&', input: '{name}' },
    exampleContext(),
  );
  expect(given).toMatchObject({ result: ['https://wa.me/12125550123?text=A%24%24%20%24%26'] });
});

test('leaves no space before the comma for a contact without a name', async () => {
  const contacts = '+52 222 123 4567; Ana\n+52 222 123 4568';
  const given = await tool.run({ ...values, many: true, contacts, input: 'Hola {name}, gracias' }, exampleContext());
  expect(given).toMatchObject({
    result: [
      'https://wa.me/522221234567?text=Hola%20Ana%2C%20gracias',
      'https://wa.me/522221234568?text=Hola%2C%20gracias',
    ],
  });
});
