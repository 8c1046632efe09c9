/** Runs a tool without a form. Components import this dynamically when they need it. */
export { outcomeOf } from '../contract/plain-values';
export { makeRunner } from './runner';
