import type { CompileData, Event, HtmlExtension } from 'micromark-util-types';
import { emptyUnsafe, withAddresses } from './safe-links';
import { htmlExtensionsOf, type Micromark } from './markdown-parser';

export interface CompilerOptions extends Micromark {
  readonly rawHtml: boolean;
  readonly headingIds: HtmlExtension | undefined;
}

export interface Compiler {
  /** The line ending of the document's first line break. */
  readonly lineEnding: '\n' | '\r\n' | '\r';
  /** Adds the link definitions of a chunk; if two have the same name, the first counts. */
  define(events: readonly Event[]): void;
  /** All link definitions as typed. */
  definitions(): string;
  /** A chunk's HTML. Pass chunks in order: footnotes and ids are numbered across all of them. */
  html(events: Event[]): string;
  /** The section of footnotes; '' if there are none. */
  footnotes(): string;
}

/** What micromark's compiler carries from chunk to chunk in addition to link definitions. */
const CARRIED = ['gfmFootnoteDefinitions', 'gfmFootnoteCallOrder', 'gfmFootnoteCallCounts'] as const;

/** Creates a compiler for a document's chunks, which share definitions and footnotes. */
export function makeCompiler(options: CompilerOptions, markdown: string): Compiler {
  const { micromark, rawHtml, headingIds } = options;
  const lineEnding = firstLineEnding(markdown);
  const definitions = {};
  const carried: Partial<CompileData> = {};
  let written = '';

  const enter: HtmlExtension['enter'] = {
    null() {
      Object.assign(this.getData('definitions'), definitions);
      for (const name of CARRIED) this.setData(name, carried[name]);
    },
  };
  const exit: HtmlExtension['exit'] = {
    null() {
      Object.assign(definitions, this.getData('definitions'));
      for (const name of CARRIED) Object.assign(carried, { [name]: this.getData(name) });
    },
  };
  const compile = (events: Event[], last: HtmlExtension) =>
    micromark.compile({
      allowDangerousHtml: rawHtml,
      allowDangerousProtocol: true,
      defaultLineEnding: lineEnding,
      htmlExtensions: [...htmlExtensionsOf(options), emptyUnsafe, ...(headingIds ? [headingIds] : []), last],
    })(withAddresses(events));

  return {
    lineEnding,
    define(events) {
      const found = definitionsIn(events);
      for (const [kind, token, context] of found) {
        if (kind === 'enter' && token.type === 'definition') written += `${context.sliceSerialize(token)}\n`;
      }
      compile(found, { enter, exit });
    },
    definitions: () => written,
    html: (events) => compile(events, { enter, exit }),
    footnotes: () => (carried.gfmFootnoteCallOrder ? compile([], { enter }) : ''),
  };
}

function firstLineEnding(text: string): Compiler['lineEnding'] {
  const found = /\r\n|\n|\r/.exec(text)?.[0];
  return found === '\r\n' || found === '\r' ? found : '\n';
}

/** Only the events of link definitions. */
function definitionsIn(events: readonly Event[]): Event[] {
  let depth = 0;
  return events.filter(([kind, { type }]) => {
    if (type !== 'definition') return depth > 0;
    depth += kind === 'enter' ? 1 : -1;
    return true;
  });
}
