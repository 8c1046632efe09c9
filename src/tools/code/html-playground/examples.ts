import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

const DOCUMENT = '<!DOCTYPE html>\n<html lang="en">\n<head><title>A</title></head>\n<body><p>Hi</p></body>\n</html>';

export default [
  {
    values: { input: '<p>Hi</p>', css: 'p{color:red}', panes: 'html+css+js' },
    gives:
      '<!doctype html><html><head><meta charset="utf-8"><style>p{color:red}</style></head><body><p>Hi</p></body></html>',
    source: 'HTML Standard 4.1 and 4.2: style in the head, content in the body',
  },
  {
    values: {
      input: '<button id=b>Hi</button>',
      js: "b.onclick = () => console.log('clicked')",
      panes: 'html+css+js',
    },
    gives:
      '<!doctype html><html><head><meta charset="utf-8"></head><body><button id=b>Hi</button>' +
      "<script>b.onclick = () => console.log('clicked')</script></body></html>",
    source: 'HTML Standard 4.12.1: a script at the end of the body finds what stands before it',
  },
  {
    values: { input: DOCUMENT, css: 'p{margin:0}', js: '1', panes: 'html+css+js' },
    gives:
      '<!DOCTYPE html>\n<html lang="en">\n<head><title>A</title><style>p{margin:0}</style></head>\n<body><p>Hi</p><script>1</script></body>\n</html>',
    source: 'HTML Standard 13.1: a whole document keeps its own tags',
  },
  {
    values: { input: DOCUMENT, css: '', js: '', panes: 'html' },
    gives: DOCUMENT,
    source: 'HTML Standard 13.1: a whole document is shown as it is',
  },
  {
    values: { input: '<h1>Tea &amp; toast</h1>', css: '', js: '', panes: 'html' },
    gives: '<!doctype html><html><head><meta charset="utf-8"></head><body><h1>Tea &amp; toast</h1></body></html>',
    source: 'HTML Standard 13.1.2: the tags that every document has',
  },
] satisfies Examples<typeof tool>;
