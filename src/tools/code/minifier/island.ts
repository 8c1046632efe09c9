import { island } from '../../../kinds/island';

export default island(() => import('./tool'));
