/** The declarations of a `style` attribute, in order. Semicolons in quotes and brackets do not separate them. */
export function declarations(style: string): { readonly name: string; readonly value: string }[] {
  return parts(style).flatMap((part) => {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    return colon > 0 && value !== '' ? [{ name, value }] : [];
  });
}

function parts(style: string): string[] {
  const found: string[] = [];
  let from = 0;
  let depth = 0;
  let quote = '';
  const text = style.replace(/\/\*[^]*?\*\//g, '');
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ';' && depth <= 0) {
      found.push(text.slice(from, at));
      from = at + 1;
    }
  }
  found.push(text.slice(from));
  return found;
}

/** Renames `#a` in selectors and `url(#a)` anywhere in a style sheet, if `rename` knows the ID. */
export function renameInCss(css: string, rename: (id: string) => string): string {
  const blocks = css.split('{');
  const declarations = blocks.pop() ?? '';
  const renamed = blocks.map((text) => {
    const selector = text.lastIndexOf('}') + 1;
    return text.slice(0, selector) + text.slice(selector).replace(/#([\w-]+)/g, (_, id: string) => `#${rename(id)}`);
  });
  return renameUrls([...renamed, declarations].join('{'), rename);
}

export const renameUrls = (value: string, rename: (id: string) => string): string =>
  value.replace(
    /url\(\s*(["']?)#([^"')\s]+)\1\s*\)/g,
    (_, quote: string, id: string) => `url(${quote}#${rename(id)}${quote})`,
  );
