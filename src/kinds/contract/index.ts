/** Everything that a tool's `tool.ts`, `strings/<lang>.ts` and `examples.ts` import. No React: workers load this too. */
export * from './fields';
export { give, type Cell, type Item, type ListText, type OutFile, type Table } from './outputs';
export * from './tool';
export {
  isProblem,
  note,
  problem,
  step,
  term,
  type Exact,
  type Note,
  type MessageValues,
  type Problem,
  type Step,
  type Term,
} from './messages';
export { PICTURE_OUTPUTS } from './picture-outputs';
