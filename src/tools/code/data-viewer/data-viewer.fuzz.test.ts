import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

const view = async (values: { input: string; format: 'json' | 'xml'; path: string; relaxed: boolean }) =>
  outcomeOf(await tool.run(values, exampleContext()));

const piece = fc.constantFrom(
  ...['{', '}', '[', ']', ':', ',', '"', '\\', '\\u12', '1', '-', '.5', 'e9', 'true', 'null', ' ', '\n', '//', '/*'],
  ...[
    '<',
    '>',
    '</a>',
    '<a ',
    'b="',
    "c='",
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '&amp;',
    '&',
    '😀',
    '\0',
  ],
);
const broken = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
);
const path = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.constantFrom(
        '$',
        '/',
        '.',
        '..',
        '[',
        ']',
        '*',
        '?',
        '@',
        '0',
        '-1',
        ':',
        "'a'",
        'a',
        '(',
        ')',
        '&&',
        '==',
        '~1',
        '~',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test('returns a result for any input and any path', async () => {
  await fc.assert(
    fc.asyncProperty(
      broken,
      fc.constantFrom('json', 'xml'),
      path,
      fc.boolean(),
      async (input, format, way, relaxed) => {
        const { values } = await view({ input, format, path: way, relaxed });
        expect(values).toBeTypeOf('object');
      },
    ),
    { numRuns: 600 },
  );
});

/** The number of values in a document, counted without our own index. */
const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 1)
    : 1;

test('shows and counts every value of a JSON document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (input) => {
      const { values } = await view({ input, format: 'json', path: '', relaxed: false });
      expect(JSON.parse(String(values.result))).toEqual(JSON.parse(input));
      expect(values.nodes).toBe(countOf(JSON.parse(input)));
    }),
  );
});
