import { VOID_ELEMENTS, type HtmlEvents } from '../../../formats/html/parse-html';
import { BLOCKS, CELLS } from './elements';

export interface Kept {
  /** Names of tags to keep. */
  readonly tags: ReadonlySet<string>;
  readonly attributes: boolean;
  /** References in text and attributes have been decoded, so what would be markup must be escaped again. */
  readonly decoded: boolean;
}

/** In the head there is white space between elements, which is not shown. */
const HEAD = new Set('base basefont bgsound head link meta title'.split(' '));
const DOCUMENT = new Set(['html', 'head', 'body']);

/**
 * Removes tags and leaves text and white space as they are in the source. Inserts a line break where the end of a line
 * or block would otherwise join two words.
 */
export function stripper(kept: Kept): HtmlEvents & { readonly result: () => string } {
  let out = '';
  /** The last character of `out`; reading from a string that is being built would flatten it each time. */
  let last = '';
  /** Text since the last tag. */
  let run = '';
  let needsBreak = false;
  let inHead = false;
  let inTitle = false;

  const put = (text: string): void => {
    if (needsBreak && last !== '' && !isWhite(last) && !isWhite(text.charAt(0))) out += '\n';
    needsBreak = false;
    out += text;
    last = text.slice(-1);
  };
  const flush = (): void => {
    if (run === '') return;
    const text = kept.tags.size > 0 && kept.decoded ? escapeMarkup(run) : run;
    run = '';
    if (inHead && !inTitle && text.trim() === '') return;
    put(text);
  };
  const block = (name: string): boolean => BLOCKS.has(name) || CELLS.has(name) || name === 'br';

  return {
    open(name, attributes) {
      flush();
      if (DOCUMENT.has(name) && out.trim() === '') out = last = '';
      inHead = name === 'head' || (inHead && HEAD.has(name));
      inTitle ||= name === 'title';
      if (kept.tags.has(name)) {
        if (block(name)) needsBreak = false;
        put(startTag(name, kept.attributes ? attributes : {}, kept.decoded));
      } else if (block(name)) needsBreak = true;
    },
    text(text) {
      run += text;
    },
    close(name) {
      flush();
      if (name === 'title') inTitle = false;
      if (name === 'head') inHead = false;
      if (kept.tags.has(name)) {
        if (VOID_ELEMENTS.has(name)) return;
        needsBreak = false;
        put(`</${name}>`);
      } else if (block(name)) needsBreak = true;
    },
    result() {
      flush();
      return out;
    },
  };
}

const isWhite = (character: string): boolean => /\s/u.test(character);

function startTag(name: string, attributes: Readonly<Record<string, string>>, decoded: boolean): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const safe = (decoded ? value.replaceAll('&', '&amp;') : value).replaceAll('"', '&quot;');
    return value === '' ? ` ${key}` : ` ${key}="${safe}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** Text next to kept tags is HTML: what would be read as a tag or a reference stays escaped. */
const escapeMarkup = (text: string): string =>
  text.replace(/&(?=#?[A-Za-z0-9]+;)/g, '&amp;').replace(/<(?=[A-Za-z/!?])/g, '&lt;');
