import fc from 'fast-check';
import { environment } from './environment.mjs';

/**
 * Property tests use the same texts in every run, so that failures are repeatable and never random. `FUZZ_SEED=random`
 * looks for new ones.
 */
const { FUZZ_SEED = '20261121' } = environment;
if (FUZZ_SEED !== 'random') fc.configureGlobal({ seed: Number(FUZZ_SEED) });
