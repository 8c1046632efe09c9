import { island } from '../../../kinds/island';
import tool from './tool';

export default island(tool);
