/**
 * A style's or script's content, minified; undefined where it cannot be read, and then it stays as typed. Scripts go through
 * Terser, which names of the page's global scope survive unless the script is a module.
 */
export async function minifyInside(
  content: string,
  element: 'style' | 'script',
  module: boolean,
  keepComments: boolean,
): Promise<string | undefined> {
  if (element === 'style') {
    const { minifyCss } = await import('./css');
    const { text, fault } = minifyCss(content, { keepComments, keepLicence: true });
    return fault ? undefined : text;
  }
  const { minify } = await import('terser');
  try {
    const { code } = await minify(content, { module, format: { comments: keepComments ? 'all' : 'some' } });
    return code;
  } catch {
    return undefined;
  }
}
