import { island } from '../../../kinds/form/island';
import tool from './tool';

export default island(tool);
