import { expect, test } from 'vitest';
import { IRREGULAR_PAST } from '../../../data/verb-forms';
import { entryText, wordList } from '../../../data/words';
import { verbForms } from './verb-forms';

// Spelling as in Merriam-Webster: the rules of -ed and -ing, one verb per case.
test.for([
  ['accept', 'accepted', 'accepting'],
  ['achieve', 'achieved', 'achieving'],
  ['carry', 'carried', 'carrying'],
  ['play', 'played', 'playing'],
  ['stop', 'stopped', 'stopping'],
  ['quip', 'quipped', 'quipping'],
  ['visit', 'visited', 'visiting'],
  ['admit', 'admitted', 'admitting'],
  ['offset', 'offset', 'offsetting'],
  ['travel', 'traveled', 'traveling'],
  ['rappel', 'rappelled', 'rappelling'],
  ['organize', 'organized', 'organizing'],
  ['fix', 'fixed', 'fixing'],
  ['bow', 'bowed', 'bowing'],
  ['rain', 'rained', 'raining'],
  ['bus', 'bused', 'busing'],
  ['lie', 'lay', 'lying'],
  ['tie', 'tied', 'tying'],
  ['agree', 'agreed', 'agreeing'],
  ['toe', 'toed', 'toeing'],
  ['singe', 'singed', 'singeing'],
  ['sing', 'sang', 'singing'],
  ['arrange', 'arranged', 'arranging'],
  ['argue', 'argued', 'arguing'],
  ['ski', 'skied', 'skiing'],
  ['write', 'wrote', 'writing'],
  ['begin', 'began', 'beginning'],
  ['undo', 'undid', 'undoing'],
] as const)('the forms of %s are %s and %s', ([verb, past, ing]) => expect(verbForms(verb)).toEqual({ past, ing }));

test('every verb of the irregular table is in the list', async () => {
  const verbs = new Set((await wordList('en', 'verb')).items.map(entryText));
  expect(Object.keys(IRREGULAR_PAST).filter((verb) => !verbs.has(verb))).toEqual([]);
});
