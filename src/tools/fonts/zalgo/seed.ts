import { freshSeed } from '../../../core/numbers/random';

/**
 * Keeps a random seed while the visitor types, and replaces it when the same form is run again (the 'Again' button).
 * `make` returns a fresh seed.
 */
export function keepSeed(make: () => string = freshSeed): (form: string) => string {
  let seed = '';
  let last: string | undefined;
  return (form) => {
    if (seed === '' || form === last) seed = make();
    last = form;
    return seed;
  };
}
