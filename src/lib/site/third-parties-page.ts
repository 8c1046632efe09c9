import { startThirdParties } from './consent';

/** Only where an operator has configured a third party is this in the pages. */
startThirdParties();
