import { FIREBASE } from '../../../features/firebase/firebase-config';

/** With a Firebase project an open room leaves the device, encrypted: the page must not promise otherwise. */
export default FIREBASE ? { connect: [] } : {};
