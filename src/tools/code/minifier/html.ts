import type { Element, Root, Text } from 'hast';
import rehypeMinifyAttributeWhitespace from 'rehype-minify-attribute-whitespace';
import rehypeParse from 'rehype-parse';
import rehypeRemoveComments from 'rehype-remove-comments';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { collapseSpace } from './html-space';

export interface HtmlOptions {
  readonly keepComments: boolean;
  /** What a style or script becomes; undefined where it stays as typed. */
  readonly inner?: (content: string, element: 'style' | 'script', module: boolean) => Promise<string | undefined>;
}

export interface HtmlFinding {
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  readonly rule: string;
  readonly reason: string;
}

/**
 * HTML with comments dropped (but for conditional ones), white space collapsed as far as CSS's blocks and inline boxes allow,
 * and attributes tidied. A text without `<html>`, `<head>`, `<body>` or a doctype is a fragment, and stays one. The parser is
 * that of browsers, so anything is read; what it had to mend is listed.
 */
export async function minifyHtml(
  text: string,
  { keepComments, inner }: HtmlOptions,
): Promise<{ text: string; findings: readonly HtmlFinding[] }> {
  const fragment = !/<(?:!doctype|html|head|body|frameset)[\s/>]/i.test(text.replace(/<!--[^]*?(?:-->|$)/g, ''));
  const ampersand = unusedSign(text);
  const steps = unified()
    .use(keepComments ? [] : [rehypeRemoveComments])
    .use(() => joinTexts)
    .use(() => collapseSpace)
    .use(rehypeMinifyAttributeWhitespace);
  const file = await unified()
    .use(rehypeParse, { fragment, emitParseErrors: true })
    .use(() => async (tree: Root) => {
      for (const root of [tree, ...templatesIn(tree)]) {
        await steps.run(root);
        if (inner) await shortenInner(root, inner);
        protect(root, ampersand);
      }
    })
    .use(rehypeStringify, {
      allowDangerousHtml: true,
      preferUnquoted: true,
      quoteSmart: true,
      // Else both kinds of quotes would be escaped in every value, for the sake of browsers of the nineties.
      allowDangerousCharacters: true,
      characterReferences: { useShortestReferences: true, omitOptionalSemicolons: false },
    })
    .process(text);
  // In an attribute an ampersand begins a reference only where no equals sign follows the name.
  const references = new RegExp(`${ampersand}(?=#|[a-z][a-z\\d]*(?![a-z\\d=]))`, 'gi');
  const written = String(file).replace(references, '&amp;').replaceAll(ampersand, '&');
  const findings = file.messages.map(({ line, column, ruleId, reason }) => ({
    line: line ?? 1,
    column: column ?? 1,
    rule: ruleId ?? '',
    reason,
  }));
  return { text: withDoctype(written, text), findings };
}

/** A private character that the text lacks: it stands for `&` in attributes, where the printer would escape each one. */
function unusedSign(text: string): string {
  let sign = 0xe000;
  while (text.includes(String.fromCharCode(sign))) sign++;
  return String.fromCharCode(sign);
}

/** The tree knows only that there is a doctype; an old one tells browsers to lay the page out as in the nineties. */
function withDoctype(written: string, source: string): string {
  // The places where a comment could end are many: one expression for all that stands before would try every choice.
  let rest = source.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end < 0) return written;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  const doctype = /^<!doctype[^>]*>/i.exec(rest)?.[0];
  return doctype === undefined ? written : written.replace(/<!doctype[^>]*>/i, () => doctype.replace(/\s+/g, ' '));
}

type Parent = Root | Element;

/** Every root inside a `<template>`, which the steps do not enter by themselves. */
function templatesIn(root: Root): Root[] {
  const found: Root[] = [];
  const open: Parent[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      open.push(child);
      if (child.content) {
        found.push(child.content);
        open.push(child.content);
      }
    }
  }
  return found;
}

function elementsIn(root: Root): Element[] {
  const found: Element[] = [];
  const open: Parent[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      found.push(child);
      open.push(child);
    }
  }
  return found;
}

/** Two texts that a comment parted become one, so that the white space between them is seen. */
function joinTexts(root: Root): void {
  for (const parent of [root, ...elementsIn(root)]) {
    let last: Text | undefined;
    const joined = parent.children.filter((child) => {
      if (child.type === 'text' && last) {
        last.value += child.value;
        return false;
      }
      last = child.type === 'text' ? child : undefined;
      return true;
    });
    Object.assign(parent, { children: joined });
  }
}

const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

async function shortenInner(root: Root, inner: NonNullable<HtmlOptions['inner']>): Promise<void> {
  for (const element of elementsIn(root)) {
    const [content] = element.children;
    if (content?.type !== 'text') continue;
    const type = String(element.properties.type ?? '').trim();
    const isStyle = element.tagName === 'style' && /^(?:|text\/css)$/i.test(type);
    const isScript = element.tagName === 'script' && SCRIPT_TYPES.test(type);
    if (!isStyle && !isScript) continue;
    const shorter = await inner(content.value, isStyle ? 'style' : 'script', type.toLowerCase() === 'module');
    // What would end the element early stays as it was typed.
    if (shorter !== undefined && !/<\/(?:style|script)|<!--/i.test(shorter)) content.value = shorter;
  }
}

/** Elements whose text is not markup: it is written as it is. */
const RAW_TEXT = new Set(['style', 'script', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext']);
/** The line break behind these start tags is dropped by parsers. */
const EATS_LINE_BREAK = new Set(['pre', 'textarea', 'listing']);

/** Texts with only those characters escaped that would be read as markup, and line breaks doubled that would be lost. */
function protect(root: Root, ampersand: string): void {
  for (const parent of [root, ...elementsIn(root)]) {
    const raw = parent.type === 'element' && RAW_TEXT.has(parent.tagName);
    const children = parent.children.map((child) =>
      child.type === 'text' ? { type: 'raw' as const, value: raw ? child.value : escaped(child.value) } : child,
    );
    const [first] = children;
    if (parent.type === 'element') {
      if (EATS_LINE_BREAK.has(parent.tagName) && first?.type === 'raw' && first.value.startsWith('\n')) {
        first.value = `\n${first.value}`;
      }
      for (const [name, value] of Object.entries(parent.properties)) {
        if (typeof value === 'string') parent.properties[name] = value.replaceAll('&', ampersand);
      }
    }
    // Each child is of the kind it was, but for texts, which may stand anywhere.
    Object.assign(parent, { children });
  }
}

const escaped = (text: string): string =>
  text
    .replace(/&(?=[#a-z\d]|$)/gi, '&amp;')
    .replace(/<(?=[a-z/!?]|$)/gi, '&lt;')
    .replaceAll('\r', '&#13;');
