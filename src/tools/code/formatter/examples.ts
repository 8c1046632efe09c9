import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '<ul><li>One</li><li>Two <b>bold</b></li></ul>', language: 'html' },
    gives: '<ul>\n  <li>One</li>\n  <li>Two <b>bold</b></li>\n</ul>',
    source: 'Prettier’s documentation, Options: HTML whitespace sensitivity',
  },
  {
    values: { input: '<p>Hello, {{ name }}<?php echo 1 ?></p>', language: 'html' },
    gives: '<p>Hello, {{ name }}<?php echo 1 ?></p>',
    source: 'HTML Standard §13.2.5: <? begins a comment; braces are text',
  },
  {
    values: { input: '<div></p></div>', language: 'html' },
    gives: problem(
      'syntax',
      {
        line: 1,
        column: 6,
        reason: 'Unexpected closing tag "p". It may happen when the tag has already been closed by another tag',
      },
      'input',
    ),
    source: 'HTML Standard §13.2.6.4.7: an end tag whose start tag is not open is a parse error',
  },
  {
    values: { input: 'a{color:red;b:c}', language: 'css' },
    gives: 'a {\n  color: red;\n  b: c;\n}',
    source: 'Prettier’s style',
  },
  {
    values: { input: '$x:1px;.a{&:hover{margin:$x}// note\n}', language: 'css', syntax: 'scss' },
    gives: '$x: 1px;\n.a {\n  &:hover {\n    margin: $x;\n  } // note\n}',
    source: 'Prettier’s style; the Sass reference',
  },
  {
    values: { input: 'a { color: red', language: 'css' },
    gives: problem('syntax', { line: 1, column: 1, reason: 'Unclosed block' }, 'input'),
    source: 'CSS Syntax Module Level 3 §5.4.8: the end of the file inside a block is a parse error',
  },
  {
    values: { input: "const greet=name=>{return 'Hi '+name}", language: 'js' },
    gives: 'const greet = (name) => {\n  return "Hi " + name;\n};',
    source: 'Prettier’s documentation, Options: arrow function parentheses, quotes, semicolons',
  },
  {
    values: { input: 'let a="b";', language: 'js', quotes: 'single', semicolons: false },
    gives: "let a = 'b'",
    source: 'Prettier’s documentation, Options: quotes, semicolons',
  },
  {
    values: { input: 'let a = ;', language: 'js' },
    gives: problem('syntax', { line: 1, column: 9, reason: 'Unexpected token' }, 'input'),
    source: 'ECMAScript 2026 §14.3.1: an initialiser is an expression',
  },
  {
    values: { input: 'interface Cat{name:string,age?:number}', language: 'ts' },
    gives: 'interface Cat {\n  name: string;\n  age?: number;\n}',
    source: 'Prettier’s style; the TypeScript handbook’s layout',
  },
  {
    values: { input: '{user(id:4){name,friends(first:2){name}}}', language: 'graphql' },
    gives: '{\n  user(id: 4) {\n    name\n    friends(first: 2) {\n      name\n    }\n  }\n}',
    source: 'The layout of the GraphQL specification §2.3',
  },
  {
    values: { input: 'n:   012   # kept\nlist: [a,b]', language: 'yaml' },
    gives: 'n: 012 # kept\nlist: [a, b]',
    source: 'YAML 1.2.2: comments are kept and scalars are as typed',
  },
  {
    values: { input: 'select a, count(*) from t where b=1 group by a', language: 'sql' },
    gives: 'SELECT\n  a,\n  COUNT(*)\nFROM\n  t\nWHERE\n  b = 1\nGROUP BY\n  a',
    source: 'The standard layout in sql-formatter’s README',
  },
  {
    values: { input: 'select 1 /* one', language: 'sql' },
    gives: problem('sqlOpenComment', { line: 1, column: 10 }, 'input'),
    source: 'SQL:2023 §5.2: a bracketed comment ends with */',
  },
  {
    values: { input: '<a><b>1</b><c></c></a>', language: 'xml' },
    gives: '<a>\n  <b>1</b>\n  <c/>\n</a>',
    source: 'Python xml.dom.minidom, indent 2',
  },
  {
    values: { input: '<p>one <b>two</b>\n</p>', language: 'xml' },
    gives: '<p>one <b>two</b>\n</p>',
    source: 'XML 1.0 §2.10: white space beside text may matter',
  },
  {
    values: { input: '<a>\n  <b>1</a>', language: 'xml' },
    gives: problem('xmlWrongClose', { line: 2, column: 7, name: 'a', open: 'b', fromLine: 2, fromColumn: 3 }, 'input'),
    source: 'XML 1.0 §3: the names in an element’s tags must match',
  },
  {
    values: { input: '<?php function next_of($n){return $n+1;}', language: 'php', indent: 4 },
    gives: '<?php function next_of($n)\n{\n    return $n + 1;\n}',
    source: 'PER Coding Style 2.0 §4: the opening brace on its own line',
  },
  {
    values: { input: '<?php echo 1 +;', language: 'php', indent: 4 },
    gives: problem('syntax', { line: 1, column: 15, reason: "unexpected ';'" }, 'input'),
    source: 'php -l: unexpected token ";"',
  },
  {
    values: { input: "local function next_of(n) return n+1 end --[[ kept ]] print('a')", language: 'lua' },
    gives: 'local function next_of(n)\n  return n + 1\nend --[[ kept ]]\nprint("a")',
    source: 'The style in StyLua’s README',
    where: 'browser',
  },
  {
    values: { input: 'x = = 1', language: 'lua' },
    gives: problem(
      'syntax',
      { line: 1, column: 3, reason: 'unexpected token `=`, expected values to set to' },
      'input',
    ),
    source: 'Lua 5.4 manual §9: an expression follows the equals sign',
    where: 'browser',
  },
  {
    values: { language: 'sql', input: "select 'C:\\dir\\' as p, 2" },
    gives: "SELECT\n  'C:\\dir\\' AS p,\n  2",
    source: 'ISO/IEC 9075-2, character string literal: a backslash is a character like any other',
  },
  {
    values: { language: 'css', syntax: 'scss', input: '$map:(a:1,b:2)' },
    gives: '$map: (\n  a: 1,\n  b: 2,\n);',
    source: 'Prettier 3, run with its defaults',
  },
] satisfies Examples<typeof tool>;
