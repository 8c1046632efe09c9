/** Running a tool without a form around it, for components that load this when they need it. */
export { outcomeOf } from './plain';
export { makeRunner } from './runner';
