import { guard } from './guards';

/** Only pages with a guard load this. */
void guard();
