import { describe, expect, test } from 'vitest';
import { PHONE_LENGTHS } from '../../../data/phone-lengths';
import { EXAMPLE_NUMBERS } from '../../../data/phone-numbers.fixture';
import { exampleContext } from '../../../kinds/run/run-example';
import { note } from '../../../kinds/contract';
import { doubtOf } from './check-number';
import { whatsAppDigits } from './phone';
import tool from './tool';

const examples = Object.entries(EXAMPLE_NUMBERS);

describe('libphonenumber’s example of each country', () => {
  test('is complete with its calling code, and nothing is wrong with it', () => {
    expect(examples.length).toBeGreaterThan(240);
    for (const [country, [code, number]] of examples) {
      expect(whatsAppDigits(number, code), country).toBe(code + number);
      expect(doubtOf(code + number), country).toBeUndefined();
    }
  });

  test('is found with its calling code twice, unless the longer number also exists', () => {
    const missed = new Set<string>();
    for (const [country, [code, number]] of examples) {
      const doubt = doubtOf(code + code + number);
      if (doubt === undefined) missed.add(code);
      else expect(doubt, country).toEqual({ doubt: 'repeatedCode', code, better: code + number });
    }
    // Austria and Germany have landline numbers of nearly every length, and in Indonesia and Kosovo some are as long.
    expect([...missed].map(Number)).toEqual([43, 49, 62, 383]);
  });

  test('is doubted with two digits too few or many, unless its country has such numbers', () => {
    for (const [country, [code, number]] of examples)
      for (const other of [`${number}00`, number.slice(0, -2)])
        if (!lengthsOf(code).includes(other.length)) expect(doubtOf(code + other), country).toBeDefined();
  });
});

/** Every length that a calling code's numbers can have. */
function lengthsOf(code: string): readonly number[] {
  return (PHONE_LENGTHS[code]?.[0] ?? '').split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

test.for([
  // Brazil's area code 55, India's 91, Poland's 48 and Russia's 7: numbers that begin like their country code.
  ['5555991234567', undefined],
  ['919198765432', undefined],
  ['48481234567', undefined],
  ['77012345678', undefined],
  ['555511961234567', { doubt: 'repeatedCode', code: '55', better: '5511961234567' }],
  ['442079460958123', { doubt: 'oddLength', code: '44', lengths: '9-10', count: 13 }],
  ['62628123456789', { doubt: 'repeatedCode', code: '62', better: '628123456789' }],
  ['444402079460958', { doubt: 'repeatedCode', code: '44', better: '442079460958' }],
  ['4407700900123', { doubt: 'keptTrunk', code: '44', prefix: '0', better: '447700900123' }],
  ['62081234567890', { doubt: 'keptTrunk', code: '62', prefix: '0', better: '6281234567890' }],
  // Italian numbers keep their 0.
  ['390612345678', undefined],
  ['789123456789', { doubt: 'keptTrunk', code: '7', prefix: '8', better: '79123456789' }],
  // WhatsApp's own 1 in Mexico.
  ['5212221234567', undefined],
  ['12125550', { doubt: 'oddLength', code: '1', lengths: '10', count: 7 }],
  ['0912345678', { doubt: 'unknownCode', start: '091' }],
] as const)('%s', ([digits, doubt]) => expect(doubtOf(digits)).toEqual(doubt));

const values = { country: '', phone: '', contacts: '', input: '', many: false };

test('a doubtful number still has its link, with a note', async () => {
  const given = await tool.run({ ...values, country: '55', phone: '55 11 96123-4567' }, exampleContext());
  expect(given).toMatchObject({
    result: ['https://wa.me/555511961234567'],
    notes: [note('repeatedCode', { code: '+55', number: '+5511961234567' })],
  });
  expect(await tool.run({ ...values, phone: '+593 99 123 456 78' }, exampleContext({}, 'es'))).toMatchObject({
    notes: [note('oddLength', { code: '+593', lengths: '8–9', count: 10 })],
  });
});

test('a list names the lines of doubtful numbers', async () => {
  const contacts = '+1 212 555 0123; Ann\n\n+1 555 0123; Bob\n+44 07700 900123; Cleo';
  expect(await tool.run({ ...values, contacts, many: true }, exampleContext())).toMatchObject({
    result: ['https://wa.me/12125550123', 'https://wa.me/15550123', 'https://wa.me/4407700900123'],
    notes: [note('oddContacts', { count: 2, lines: '3, 4' })],
  });
});
