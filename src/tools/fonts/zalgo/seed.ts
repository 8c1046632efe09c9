import { freshSeed } from '../../../core/numbers/random';

/**
 * Keeps one random seed while a visitor types, and takes another when the same form is run again: that is 'Again'.
 * `make` gives a fresh seed.
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
