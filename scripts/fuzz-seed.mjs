import fc from 'fast-check';
import { environment } from './environment.mjs';

/**
 * Properties are tried with the same texts in every run, so that a failure can be repeated and none comes by chance.
 * `FUZZ_SEED=random` looks for new ones.
 */
const { FUZZ_SEED = '20261121' } = environment;
if (FUZZ_SEED !== 'random') fc.configureGlobal({ seed: Number(FUZZ_SEED) });
