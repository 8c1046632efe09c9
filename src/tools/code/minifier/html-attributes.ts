import { isHtml, nameOf, type Element } from './html-tree';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Boolean attributes, whose value has no meaning (HTML Standard, index of attributes: 'Boolean attribute'; the obsolete
 * ones of §16.2), and `hidden`.
 */
const BOOLEAN = words(
  'allowfullscreen async autofocus autoplay checked compact controls default defer disabled formnovalidate hidden inert ismap ' +
    'itemscope loop multiple muted nohref nomodule noresize noshade novalidate nowrap open playsinline readonly required ' +
    'reversed selected',
);
/** Sets of words, separated by any white space. */
const LISTS = words('class rel rev headers ping sandbox itemprop itemref itemtype accesskey accept-charset');
/** Addresses, numbers and code: white space at their ends is ignored, but inside it may be significant. */
const TRIMMED = words(
  'action cite data formaction href poster src style width height cols rows colspan rowspan size span start tabindex ' +
    'maxlength minlength high low optimum',
);

type Attribute = Element['attrs'][number];

/** The attributes of a start tag, as short as possible, each with a space before it. */
export function attributesOf(element: Element): string {
  const html = isHtml(element);
  return element.attrs
    .map((attribute, index) => {
      const short = written(attribute, html);
      // A name may begin with an equals sign, which would be read as the equals sign of the previous attribute.
      const isSeparate = short.includes('=', 1) || element.attrs[index + 1]?.name.startsWith('=') !== true;
      return isSeparate ? ` ${short}` : ` ${short}=""`;
    })
    .join('');
}

function written(attribute: Attribute, html: boolean): string {
  const name = nameOf(attribute);
  const value = html ? tidied(name, attribute.value) : attribute.value;
  if (value === '') return name;
  return `${name}=${quoted(escaped(value))}`;
}

function tidied(name: string, value: string): string {
  if (BOOLEAN.has(name) && (value === '' || value.toLowerCase() === name)) return '';
  if (LISTS.has(name)) return value.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
  return TRIMMED.has(name) || name.startsWith('on') ? trimmed(value) : value;
}

/** A loop, because a regular expression would search for the end again from each space of a long gap. */
function trimmed(value: string): string {
  const isWhite = (at: number) => /^[\t\n\f\r ]$/.test(value.charAt(at));
  let start = 0;
  let end = value.length;
  while (isWhite(start)) start++;
  while (end > start && isWhite(end - 1)) end--;
  return value.slice(start, end);
}

/** In an attribute an ampersand begins a reference only if no equals sign follows the name. */
const escaped = (value: string): string =>
  value.replace(/&(?=#|[a-z][a-z\d]*(?![a-z\d=]))/gi, '&amp;').replaceAll('\r', '&#13;');

function quoted(value: string): string {
  if (!/[\t\n\f "'=<>`]/.test(value)) return value;
  const doubles = value.split('"').length;
  const singles = value.split("'").length;
  return doubles > singles ? `'${value.replaceAll("'", '&#39;')}'` : `"${value.replaceAll('"', '&#34;')}"`;
}
