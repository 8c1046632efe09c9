import { expect, test } from 'vitest';
import { lostWord, newerSyntax } from './php-words';

test.for([
  ['<?php class A { final public int $b; }', '<?php class A { public int $b; }', 'final'],
  ['<?php echo clone($x, ["a" => $y]);', '<?php echo clone $x;', '$y'],
  ['<?php $a = array(1); if ($b) {} else if ($c) {}', '<?php $a = [1]; if ($b) {} elseif ($c) {}', undefined],
  ['<?php RETURN TRUE;', '<?php return true;', undefined],
  ['<?php // final\n# final\n/* final */ $a = "final" . \'final\' . `final`;', '<?php $a = "";', undefined],
  ['<?php $a = <<<X\nfinal $b\nX;', '<?php $a;', undefined],
  ["<?php $a = <<<'X'\n  final\n  X . final;", '<?php $a;', 'final'],
  ['final <b><?= $a ?> final', '<?= $a ?>', undefined],
  ['<?php // a ?> final <?php $b;', '<?php $b;', undefined],
  ['<?php #[A] $b;', '<?php $b;', 'a'],
  ['<?php $a = "x\\" final"; $é;', '<?php $a;', '$é'],
] as const)('%j formatted as %j has lost %s', ([text, result, word]) =>
  expect(lostWord(text, result)?.word).toBe(word),
);

test.for([
  ['<?php class A { public int $b { get => 1; } }', 'phpHooks'],
  ['<?php class A { public string $b = "x" { set(string $v) { } } }', 'phpHooks'],
  ['<?php interface A { public string $b { get; set; } }', 'phpHooks'],
  ['<?php class A { public int $b {\n #[C] final &get => $x; } }', 'phpHooks'],
  ['<?php class A { public private(set) int $b; }', 'phpSetVisibility'],
  ['<?php class A { function __construct(protected ( SET ) int $b) {} }', 'phpSetVisibility'],
  ['<?php // private(set)\nclass A { public function get() {} }', undefined],
  ['<?php switch ($a) { case "get": get(); }', undefined],
  ['<?php if ($a) { set($b); }', undefined],
] as const)('%j contains %s', ([text, code]) => expect(newerSyntax(text)?.code).toBe(code));

test('reads long and hostile texts within the time limit', () => {
  for (const text of [
    "<?php '",
    '<?php "',
    '<?php /*',
    '<?php $a=',
    '<?php $a{',
    '<?php <<<A\n',
    '<?php private ',
    '<?php #',
  ]) {
    expect(newerSyntax(text + text.slice(6).repeat(200_000))).toBeUndefined();
  }
});
