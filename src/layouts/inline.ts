import { minify } from 'terser';

const minified = new Map<string, Promise<string>>();

/** One of our small scripts, minified, to inline it in many pages. */
export function inline(script: string): Promise<string> {
  const known = minified.get(script);
  if (known) return known;
  const made = minify(script).then(({ code = '' }) => code);
  minified.set(script, made);
  return made;
}
