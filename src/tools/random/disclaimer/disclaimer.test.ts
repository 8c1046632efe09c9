import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { wrapped, write } from '../../../formats/legal-text/write';
import { linesOf, writePdf } from '../../../formats/legal-text/write-pdf';
import { CLAUSES, disclaimer, type Clause, type Facts } from './disclaimer';
import { factsOf } from './tool';

const facts = (changes: Partial<Facts> = {}): Facts => ({
  siteName: 'Ann’s Bread',
  siteUrl: 'https://bread.example',
  owner: 'Ann',
  email: 'ann@bread.example',
  country: '',
  effective: 'January 31, 2026',
  kind: 'blog',
  clauses: new Set(CLAUSES),
  advice: [],
  ...changes,
});
const headings = (changes: Partial<Facts>) =>
  Array.from(write(disclaimer(facts(changes)), 'markdown').matchAll(/^## (.*)$/gm), ([, text]) => text);

// The order of the sheet.
const ALL = [
  'Accuracy of information',
  'Not professional advice',
  'External links',
  'Affiliate links',
  'Sponsored content',
  'Testimonials',
  'Fair use',
  'Views expressed',
  'AI-generated content',
  'Errors and omissions',
  'Use at your own risk',
  'No warranty',
  'Changes to this disclaimer',
  'Contact',
];

describe('clauses', () => {
  test('all of them are in order', () => expect(headings({})).toEqual(ALL));
  test.for(CLAUSES)('%s leaves no trace when it is off', (clause) => {
    const without = new Set<Clause>(CLAUSES.filter((one) => one !== clause));
    expect(headings({ clauses: without })).toEqual(ALL.filter((_, index) => index !== CLAUSES.indexOf(clause)));
  });
  test('without an email address there is no contact', () => expect(headings({ email: '' })).not.toContain('Contact'));
  test.for([
    ['', '', 'Ann’s Bread. By'],
    ['', 'Ireland', 'Ann’s Bread, based in Ireland. By'],
    ['Ann', '', 'Ann’s Bread, run by Ann. By'],
    ['Ann', 'Ireland', 'Ann’s Bread, run by Ann in Ireland. By'],
    ['Ann', 'United States', 'Ann’s Bread, run by Ann in the United States. By'],
    ['', 'the Netherlands', 'Ann’s Bread, based in the Netherlands. By'],
  ] as const)(
    'the first sentence names the owner %j and the country %j only if they were typed',
    ([owner, country, end]) => {
      const text = write(disclaimer(facts({ owner, country, siteUrl: '' })), 'text').replaceAll('\n', ' ');
      expect(text).toContain(end);
    },
  );
  test('readers are asked to write only if there is an email address', () => {
    const asks = /please (?:get in touch|report it)/g;
    expect(write(disclaimer(facts()), 'html').match(asks)).toHaveLength(2);
    expect(write(disclaimer(facts({ email: '' })), 'html')).not.toMatch(asks);
  });
  test.for([
    ['website', 'on this website'],
    ['shop', 'in this online store'],
    ['app', 'in this app'],
  ] as const)('the information of a %s is what you read %s', ([kind, here]) =>
    expect(write(disclaimer(facts({ kind })), 'html').split(here)).toHaveLength(4),
  );
  test('kinds of advice are named, and medical advice says what to do instead', () => {
    const text = write(disclaimer(facts({ advice: ['legal', 'medical'] })), 'markdown');
    expect(text).toContain('is legal or medical advice');
    expect(text).toMatch(/see a doctor.*In an emergency, call/);
  });
});

const nasty = fc.string({ unit: fc.constantFrom(...'<>&"\'`*_[]#|\\ab1 é漢'), minLength: 1, maxLength: 20 });
const only = { clauses: new Set<Clause>(), email: '', siteUrl: '', country: '' };

describe('what was typed', () => {
  test('never becomes a tag in HTML', () =>
    fc.assert(
      fc.property(nasty, (siteName) => {
        const html = write(disclaimer(facts({ ...only, siteName, owner: siteName })), 'html');
        expect(html.replace(/<\/?(?:article|h1|p)>/g, '')).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    ));
  test('has a backslash before every sign of Markdown', () =>
    fc.assert(
      fc.property(nasty, (siteName) => {
        const [title = ''] = write(disclaimer(facts({ ...only, siteName })), 'markdown').split('\n\n');
        const shown = title.replace('# Disclaimer for ', '');
        expect(shown.replace(/\\([\\`*_[\]<>#|&])/g, '$1')).toBe(siteName);
        expect(shown.replace(/\\[\\`*_[\]<>#|&]/g, '')).not.toMatch(/[\\`*_[\]<>#|&]/);
      }),
    ));
});

test.for([
  ['https://bread.example', 'https://bread.example'],
  ['bread.example', 'https://bread.example'],
  ['HTTP://bread.example/a_b', 'HTTP://bread.example/a_b'],
  ['https://bread.example/"><script>', 'https://bread.example/%22%3E%3Cscript%3E'],
  ['ftp://bread.example', 'badUrl'],
  ['javascript:alert(1)', 'badUrl'],
  ['https://', 'badUrl'],
] as const)('the address %s', ([siteUrl, expected]) => {
  const found = factsOf({ siteName: 'Bread', siteUrl, effective: '2026-01-31' }, 'en');
  expect(isProblem(found) ? found.code : found?.siteUrl).toBe(expected);
});

test.for([
  [{ siteName: 'Bread', email: 'ann' }, 'badEmail'],
  [{ siteName: 'Bread', adviceFields: 'legal, astral' }, 'badAdvice'],
  [{ owner: 'Ann' }, 'noName'],
] as const)('%o is refused', ([values, code]) =>
  expect(factsOf({ effective: '2026-01-31', ...values }, 'en')).toMatchObject({ code }),
);

test.for([
  ['medical, fitness', ['medical', 'fitness']],
  ['Fitness and medical advice', ['medical', 'fitness']],
  ['health, money, or law', ['legal', 'medical', 'financial']],
  ['legal & finance;', ['legal', 'financial']],
  ['', []],
] as const)('“%s” names kinds of advice', ([adviceFields, advice]) => {
  expect(factsOf({ siteName: 'Bread', adviceFields, effective: '2026-01-31' }, 'en')).toMatchObject({ advice });
});

describe('plain text', () => {
  test('has lines of at most 72 characters and headings in capitals', () => {
    const text = write(disclaimer(facts({ advice: ['medical'] })), 'text');
    expect(text.split('\n').filter((line) => line.length > 72)).toEqual([]);
    expect(text).toMatch(/^DISCLAIMER FOR ANN’S BREAD\n\n/);
    expect(text).toContain('\nNOT PROFESSIONAL ADVICE\n');
  });
  test('leaves a long address whole', () => {
    const long = `https://bread.example/${'a'.repeat(80)}`;
    expect(wrapped(`See ${long} for more`).split('\n')).toEqual(['See', long, 'for more']);
  });
});

describe('PDF', () => {
  test('has as many pages as the text needs, and its title', async () => {
    const pdf = await PDFDocument.load(await writePdf(disclaimer(facts()), 'Disclaimer for Ann’s Bread'));
    expect(pdf.getTitle()).toBe('Disclaimer for Ann’s Bread');
    expect(pdf.getPageCount()).toBe(2);
  });
  test('breaks lines between words, and a word that is too long inside', () => {
    const font = { widthOfTextAtSize: (text: string) => text.length };
    expect(linesOf('one two three', font, 1, 7)).toEqual(['one two', 'three']);
    expect(linesOf('abcdefghij k', font, 1, 4)).toEqual(['abcd', 'efgh', 'ij k']);
  });
});
