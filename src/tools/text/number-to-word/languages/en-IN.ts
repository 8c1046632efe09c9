import { toCardinal } from 'n2words/en-IN';
import { english } from './english';

/** Names end with the shankh, 10^17. */
export default english((n) => toCardinal(n), 19, 'rouble');
