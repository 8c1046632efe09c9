/** What a form needs once somebody uses it: reading the controls and running the tool. Loaded beside the tool's logic. */
export { outcomeOf } from './plain';
export { readForm } from './read';
export { remembered, restoreTyped } from './recall';
export { makeRunner } from './runner';
