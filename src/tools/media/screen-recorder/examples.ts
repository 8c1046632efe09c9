import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

/** A recording needs a shared screen: screen-recorder.e2e.ts records the browser's fake one. */
export default [
  {
    values: { audio: 'mic', camera: 'se' },
    gives: (outputs) => Object.values(outputs).every((values) => values.length === 0),
    source: 'nothing is recorded before a press',
  },
] satisfies Examples<typeof tool>;
