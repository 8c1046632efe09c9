import { expect, test } from 'vitest';
import { maskNewer } from './php-newer';

test.for([
  '<?php class A { final public function b(int $c) {} final const D = 1; public static $e; }',
  '<?php final class A { public function __construct(private readonly int $b) {} }',
  '<?php $a->clone($b, $c); A::exit(...); function clone_a() {} clone $d; clone($e); exit(1); $final = 1;',
  '<?php // clone($a, 1)\n$a = "static fn() => 1"; /* final int $b */',
  'final <b>clone($a, $b)</b> <?= $c ?> exit(...)',
] as const)('leaves %j as it is', (text) => expect(maskNewer(text).text).toBe(text));

test.for([
  ['<?php f(clone($a, 1), clone($b));', '<?php f(clon_($a, 1), clone($b));'],
  ['<?php clone([$a, 1]); clone(g($b, 1)); clone ( );', '<?php clone([$a, 1]); clone(g($b, 1)); clon_ ( );'],
  ['<?php class A { final int $b; }', '<?php class A { final int $b; }'],
  ['<?php class A { private(set) int $b; }', '<?php class A { final        int $b; }'],
  [
    '<?php function a(final int $b, public private ( set ) int $c) {}',
    '<?php function a(      int $b, public                 int $c) {}',
  ],
] as const)('hides newer syntax without changing the length: %j', ([text, gives]) =>
  expect(maskNewer(text).text).toBe(gives),
);

test('reads long and hostile texts within the time limit', () => {
  for (const text of [
    'clone(',
    'clone ',
    'exit( ',
    'final ',
    'private(set) ',
    'final a|',
    'static ',
    '(',
    'final $a,',
    '#[',
  ]) {
    const long = `<?php ${text.repeat(50_000)}`;
    expect(maskNewer(long).text.length).toBe(long.length);
  }
});
