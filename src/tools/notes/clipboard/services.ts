import { FIREBASE } from '../../../features/firebase/project-config';

/**
 * With a Firebase project, the clips of an open room leave the device, encrypted, so the page must not claim otherwise.
 */
export default FIREBASE ? { connect: [] } : {};
