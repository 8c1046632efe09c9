import { expect, test } from 'vitest';
import { minifyHtml } from './html';

const minified = async (text: string) => (await minifyHtml(text, { keepComments: false })).text;

// What is visible follows from the HTML Standard's §15 (Rendering) and CSS Text 4 §4.1; each case was compared in
// Chromium.
test.for([
  ['<p> a <b> b </b> c </p> <p> d', '<p>a <b>b </b>c</p><p>d</p>'],
  ['a\n<br>\nb', 'a<br>b'],
  ['<ul> <li> a </li> <li> <a href=x>b</a> </ul>', '<ul><li>a</li><li><a href=x>b</a></li></ul>'],
  ['a <input> b <select> <option> c </select>', 'a <input> b <select><option>c</option></select>'],
  ['a <!-- b --> c', 'a c'],
] as const)('removes white space that CSS does not show: %j', async ([source, gives]) => {
  expect(await minified(source)).toBe(gives);
});

test.for([
  ['a <wbr> b', 'a <wbr> b'],
  ['<p><i class="icon"></i> Home', '<p><i class=icon></i> Home</p>'],
  ['a <progress value=1></progress> b', 'a <progress value=1></progress> b'],
  ['<p>A <q> b </q> c', '<p>A <q> b </q> c</p>'],
  ['a <div hidden> b </div> c', 'a <div hidden>b</div>c'],
  ['a <dialog>b</dialog> c', 'a <dialog>b</dialog>c'],
  ['<template> a <b>b</b> </template> c', '<template>a <b>b</b></template>c'],
  ['a<noscript> b </noscript> c', 'a<noscript>b</noscript> c'],
  ['<b style="display: inline-block"> a </b> <b>b</b>', '<b style="display: inline-block">a</b> <b>b</b>'],
  [
    '<div style="display:inline">a</div> <div style="float:left">b</div>',
    '<div style=display:inline>a</div> <div style=float:left>b</div>',
  ],
  ['<p style="white-space: pre-wrap"> a  <b> c </b>', '<p style="white-space: pre-wrap"> a  <b> c </b></p>'],
  ['<object> a  b </object>', '<object> a  b </object>'],
] as const)('keeps white space that may be visible: %j', async ([source, gives]) => {
  expect(await minified(source)).toBe(gives);
});

test.for([
  [
    '<svg> <g> <path/> </g> <text> a  <tspan>b</tspan> </text> </svg>',
    '<svg><g><path></path></g><text> a <tspan>b</tspan> </text></svg>',
  ],
  ['<svg><text xml:space="preserve"> a  b</text></svg>', '<svg><text xml:space=preserve> a  b</text></svg>'],
  ['<svg><foreignObject> <p> a </p> </foreignObject> </svg>', '<svg><foreignObject><p>a</p></foreignObject></svg>'],
  ['<math> <mi> x </mi> <mo> = </mo> </math>', '<math><mi> x </mi><mo> = </mo></math>'],
] as const)('drawings: %j', async ([source, gives]) => {
  expect(await minified(source)).toBe(gives);
});
