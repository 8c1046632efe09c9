import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '<div id="a" class="b c"><p>Hi</p></div>' },
    gives: '#a.b.c\n  p Hi',
    source: 'Pug language reference: Attributes, class and id literals',
  },
  {
    values: { input: '<p>Hi <b>you</b> <i>there</i>.</p>' },
    gives: 'p\n  | Hi \n  b you\n  |  \n  i there\n  | .',
    source: 'Pug language reference: Plain Text, whitespace control',
  },
  {
    values: { input: '<a class="btn md:flex" href="/?a=1&amp;b=2" title="it\'s" hidden>Go</a>' },
    gives: "a.btn(class='md:flex', href='/?a=1&b=2', title='it\\'s', hidden) Go",
    source: 'Pug language reference: Attributes',
  },
  {
    values: { input: '<!DOCTYPE html>\n<html>\n<head><title>T</title></head>\n<body><h1>A</h1></body></html>' },
    gives: 'doctype html\nhtml\n  head\n    title T\n  body\n    h1 A',
    source: 'Pug language reference: Doctype',
  },
  {
    values: { input: '<html><head><title>T</title></head><body><h1>A</h1><!-- end --></body></html>', bodyOnly: true },
    gives: 'h1 A\n// end ',
    source: 'Pug language reference: Comments',
  },
  {
    values: { input: '<pre>a\n  b</pre><script>\n  if (x) {\n    go();\n  }\n</script><p>#{x}</p>' },
    gives: 'pre.\n  a\n    b\nscript.\n  if (x) {\n    go();\n  }\np \\#{x}',
    source: 'Pug language reference: Plain Text, block in a tag; Interpolation, escaping',
  },
] satisfies Examples<typeof tool>;
