import type { Values } from '../../../kinds/contract/fields';
import type tool from './tool';

/** The form's values, checked. */
export type EditorValues = Values<typeof tool.fields>;
