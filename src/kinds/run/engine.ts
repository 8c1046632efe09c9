/** Running a tool without a form around it, for components that load this when they need it. */
export { outcomeOf } from '../contract/plain-values';
export { makeRunner } from './runner';
