/** Vitest's global set-up for tests against the emulators: what it gives ends what it has started. */
import { ensureEmulators } from './emulators.mjs';

export default () => ensureEmulators();
