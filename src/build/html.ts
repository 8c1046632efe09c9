import { Parser } from 'htmlparser2';

/** A range of a page's source: `end` is the offset after its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Heading {
  readonly depth: number;
  readonly id?: string;
  readonly text: string;
}

/** An attribute with an address, and its element. */
export interface Reference {
  readonly element: string;
  readonly attribute: string;
  readonly value: string;
  readonly rel: string;
}

export interface Script {
  readonly type: string;
  readonly src?: string;
  /** The source of an inline script, with line endings as a browser reads them. */
  readonly text: string;
}

export interface Island {
  /** Where the opening tag's attributes end: a new one is inserted here. */
  readonly attributesEnd: number;
  /** component-url, renderer-url, before-hydration-url. */
  readonly modules: readonly string[];
  /** The tool whose form this is: 'text/reverse-text'. */
  readonly tool?: string;
  /** Not needed when the page is shown: one with `client:intent="later"`, or a tool in an article, which is read first. */
  readonly later: boolean;
}

/** The facts that are read from a finished page. Nothing inside `<template>` counts as a heading or an island. */
export interface PageFacts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  readonly noindex: boolean;
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
  readonly headings: readonly Heading[];
  readonly scripts: readonly Script[];
  readonly islands: readonly Island[];
  readonly references: readonly Reference[];
  readonly ids: readonly string[];
  /** Elements with `on…` attributes: a policy without 'unsafe-inline' refuses them. */
  readonly handlers: readonly string[];
  readonly metas: readonly (Span & { readonly name: string; readonly content: string })[];
  /** The policy in `<meta http-equiv>`, if there is one. */
  readonly policy?: string;
  /** After `<meta charset>`, otherwise after `<head>`: the first position at which a policy is allowed. */
  readonly headStart?: number;
  /** Just before `</head>`. */
  readonly headEnd?: number;
  readonly styles: readonly (Span & { readonly text: string; readonly inHead: boolean })[];
}

const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'data', 'component-url', 'renderer-url']);

/** Reads a page once, with the offsets that edits need. */
export function readPage(html: string): PageFacts {
  const facts: Reading = {
    ...{ lang: '', title: '', description: '', noindex: false },
    ...{ alternates: [], headings: [], scripts: [], islands: [], references: [] },
    ...{ ids: [], handlers: [], metas: [], styles: [] },
  };
  let templates = 0;
  let articles = 0;
  let svg = 0;
  let inTitle = false;
  let heading: { depth: number; id?: string; text: string } | undefined;
  let script: { type: string; src?: string; text: string } | undefined;
  let style: { start: number; text: string } | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      const inTemplate = templates > 0;
      if (name === 'html') facts.lang = attributes.lang ?? '';
      else if (name === 'head') facts.headStart = end;
      else if (name === 'template') templates++;
      else if (name === 'article') articles++;
      else if (name === 'svg') svg++;
      else if (name === 'title' && svg === 0) inTitle = true;
      else if (name === 'meta') readMeta(facts, attributes, { start, end });
      else if (name === 'link') readLink(facts, attributes);
      else if (name === 'script')
        script = { type: attributes.type ?? '', text: '', ...('src' in attributes && { src: attributes.src }) };
      else if (name === 'style') style = { start, text: '' };
      else if (/^h[1-6]$/.test(name) && templates === 0)
        heading = { depth: Number(name[1]), text: '', ...(attributes.id !== undefined && { id: attributes.id }) };
      else if (name === 'astro-island' && templates === 0) facts.islands.push(islandOf(attributes, end, articles > 0));
      readAttributes(facts, name, attributes, inTemplate);
    },
    ontext(text) {
      if (script) script.text += text;
      else if (style) style.text += text;
      else if (inTitle) facts.title += text;
      else if (heading) heading.text += text;
    },
    onclosetag(name) {
      if (name === 'template') templates--;
      else if (name === 'article') articles--;
      else if (name === 'head') facts.headEnd = parser.startIndex;
      else if (name === 'svg') svg--;
      else if (name === 'title') inTitle = false;
      else if (name === 'script' && script) {
        facts.scripts.push({ ...script, text: script.text.replace(/\r\n?/g, '\n') });
        script = undefined;
      } else if (name === 'style' && style) {
        facts.styles.push({ ...style, end: parser.endIndex + 1, inHead: facts.headEnd === undefined });
        style = undefined;
      } else if (heading && name === `h${heading.depth}`) {
        facts.headings.push({ ...heading, text: heading.text.replace(/\s+/g, ' ').trim() });
        heading = undefined;
      }
    },
  });
  parser.end(html);

  return { ...facts, title: facts.title.trim() };
}

/** What has been read of a page so far. */
type Reading = {
  -readonly [Name in keyof PageFacts]: PageFacts[Name] extends readonly (infer One)[] ? One[] : PageFacts[Name];
};

function readMeta(facts: Reading, attributes: Record<string, string>, span: Span): void {
  const { name = '', content = '' } = attributes;
  if ('charset' in attributes) facts.headStart = span.end;
  if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy') facts.policy = content;
  if (name === 'description') facts.description = content;
  if (name === 'robots') facts.noindex = /\bnoindex\b/.test(content);
  if (name !== '') facts.metas.push({ name, content, ...span });
}

function readLink(facts: Reading, { rel = '', href = '', hreflang }: Record<string, string>): void {
  if (rel === 'canonical') facts.canonical = href;
  if (rel === 'alternate' && hreflang !== undefined) facts.alternates.push({ lang: hreflang, href });
}

/** Reads an element's id, event handlers and addresses. */
function readAttributes(
  { ids, handlers, references }: Reading,
  element: string,
  attributes: Record<string, string>,
  inTemplate: boolean,
): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'id' && !inTemplate) ids.push(value);
    else if (attribute.startsWith('on')) handlers.push(`<${element} ${attribute}>`);
    else if (ADDRESSES.has(attribute)) references.push({ element, attribute, value, rel: attributes.rel ?? '' });
    else if (attribute === 'srcset') {
      for (const part of value.split(','))
        references.push({ element, attribute, value: part.trim().split(/\s/)[0] ?? '', rel: '' });
    }
  }
}

function islandOf(attributes: Record<string, string>, end: number, inArticle: boolean): Island {
  const modules = ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => attributes[name] || []);
  // Astro writes each prop as a pair: type and value.
  const id = /"id":\[0,"([a-z]+\/[a-z0-9-]+)"\]/.exec(attributes.props ?? '')?.[1];
  const later = inArticle || (attributes.opts ?? '').includes('"value":"later"');
  return { attributesEnd: end - 1, modules, later, ...(id !== undefined && { tool: id }) };
}

/** Replaces ranges of a page; `start === end` inserts. Edits may come in any order and must not overlap. */
export function edit(html: string, edits: readonly (Span & { readonly text: string })[]): string {
  let edited = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    edited += html.slice(from, start) + text;
    from = end;
  }
  return edited + html.slice(from);
}

/** Text as the value of a double-quoted attribute. */
export const attributeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Puts islands' JSON between single quotes, which takes 2 % off a page after compression: JSON is full of double quotes,
 * and Astro escapes each of them.
 */
export const singleQuoted = (html: string): string =>
  html.replaceAll(
    / (props|opts)="([^"]*&quot;[^"]*)"/g,
    (_whole, name: string, json: string) => ` ${name}='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );

/** Joins the inline scripts that stand next to each other, so that the page's policy needs one hash for them. */
export const joinedScripts = (html: string): string =>
  html.replaceAll(/<script>(?:(?!<\/script>)[^])*<\/script>(?:\s*<script>(?:(?!<\/script>)[^])*<\/script>)+/g, (run) =>
    run.replaceAll(/;?\s*<\/script>\s*<script>/g, ';'),
  );

const DATA_BLOCK = /^(?!$|module$|importmap$|speculationrules$|(text|application)\/(x-)?(java|ecma)script$)/i;

/** Whether a script element contains data that the browser does not run: JSON-LD, templates. */
export const isDataBlock = (script: Pick<Script, 'type'>): boolean => DATA_BLOCK.test(script.type.trim());
