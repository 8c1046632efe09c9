import { expect, test } from 'vitest';
import { hookIn, lostWord } from './php-words';

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
  '<?php class A { public int $b { get => 1; } }',
  '<?php class A { public string $b = "x" { set(string $v) { } } }',
  '<?php interface A { public string $b { get; set; } }',
  '<?php class A { public int $b {\n #[C] final &get => $x; } }',
] as const)('finds the property hook of %j', (text) => expect(hookIn(text)).toBe(text.indexOf('$b')));

test.for([
  '<?php // $b { get; }\nclass A { public function get() {} }',
  '<?php switch ($a) { case "get": get(); }',
  '<?php if ($a) { set($b); }',
] as const)('%j has no property hook', (text) => expect(hookIn(text)).toBeUndefined());

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
    expect(hookIn(text + text.slice(6).repeat(200_000))).toBeUndefined();
  }
});
