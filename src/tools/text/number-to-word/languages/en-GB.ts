import { toCardinal } from 'n2words/en-GB';
import { english } from './english';
import { MOST_DIGITS } from './language';

export default english((n) => toCardinal(n), MOST_DIGITS, 'rouble');
