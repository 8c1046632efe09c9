import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a{user-select:none}', query: 'safari 14' },
    gives: 'a{-webkit-user-select:none;user-select:none}',
    source: 'caniuse: Safari 14 needs -webkit- for user-select',
  },
  {
    values: { input: 'a {\n  user-select: none;\n}', query: 'chrome 53, firefox 60, ie 11' },
    gives: {
      result:
        'a {\n  -webkit-user-select: none;\n     -moz-user-select: none;\n      -ms-user-select: none;\n          user-select: none;\n}',
      browsers: 3,
    },
    source: 'caniuse: user-select; the visual cascade of Autoprefixer’s README',
  },
  {
    values: { input: 'a{-webkit-border-radius:2px;border-radius:2px}', query: 'last 1 chrome version' },
    gives: 'a{border-radius:2px}',
    source: 'caniuse: Chrome has border-radius without a prefix since version 5',
  },
  {
    values: { input: 'input::placeholder {\n  color: gray;\n}', query: 'firefox 40, ie 11' },
    gives:
      'input::-moz-placeholder {\n  color: gray;\n}\ninput:-ms-input-placeholder {\n  color: gray;\n}\ninput::placeholder {\n  color: gray;\n}',
    source: 'MDN, ::placeholder: prefixed forms of Firefox 4–50 and Internet Explorer 10–11',
  },
  {
    values: { input: 'a{color:red', query: 'safari 14' },
    gives: problem('syntax', { line: 1, column: 1, reason: 'Unclosed block' }, 'input'),
    source: 'CSS Syntax Module Level 3 §5.4.8: the end of the file inside a block is a parse error',
  },
  {
    values: { input: 'a{color:red}', query: 'netscape 4' },
    gives: problem('query', { reason: 'Unknown browser netscape' }, 'query'),
    source: 'Browserslist’s README: the list of browsers',
  },
] satisfies Examples<typeof tool>;
