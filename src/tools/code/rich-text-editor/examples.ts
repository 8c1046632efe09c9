import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '<p>Hello <b>you</b></p>' },
    gives: { result: '<p>Hello <strong>you</strong></p>', text: 'Hello you', words: 2, characters: 9 },
    source: 'HTML Standard 4.5.3: strong says what b only shows',
    where: 'browser',
  },
  {
    values: {
      input: '<h2 onclick="alert(1)">Tea</h2><script>alert(1)</script><p style="position:fixed;color:red">hot</p>',
    },
    gives: { text: 'Tea\nhot', words: 2, characters: 6 },
    source: 'OWASP, Cross Site Scripting Prevention: what runs is taken out, text stays',
    where: 'browser',
  },
  {
    values: { input: '<ul><li>a<li>b</ul>' },
    gives: { text: 'a\nb', words: 2, characters: 2 },
    source: 'HTML Standard 4.4.8: the end tag of li may be left out',
    where: 'browser',
  },
  {
    values: { input: 'one 👩‍👩‍👧\ntwo' },
    gives: { result: '<p>one 👩‍👩‍👧</p><p>two</p>', words: 2, characters: 8 },
    source: 'UAX #29: a family is one grapheme cluster; emoji are no word',
    where: 'browser',
  },
] satisfies Examples<typeof tool>;
