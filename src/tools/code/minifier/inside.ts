/**
 * Minifies the content of a style or script; undefined if it cannot be parsed, which keeps it as typed. Scripts are
 * minified by Terser, which keeps global names unless the script is a module.
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
