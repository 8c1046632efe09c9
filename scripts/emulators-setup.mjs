/** Vitest's global set-up for tests against the emulators; the function it returns stops what it started. */
import { ensureEmulators } from './emulators.mjs';

export default () => ensureEmulators();
