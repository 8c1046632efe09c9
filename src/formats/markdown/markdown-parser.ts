import type { CompileContext, Event, HtmlExtension } from 'micromark-util-types';
import { correct } from './corrections';
import { limitNesting } from './nesting';

/** micromark's modules, loaded on first use. */
export interface Micromark {
  readonly micromark: typeof import('micromark');
  readonly extension: typeof import('micromark-extension-gfm') | undefined;
}

export async function loadMicromark(gfm: boolean): Promise<Micromark> {
  const [micromark, extension] = await Promise.all([
    import('micromark'),
    gfm ? import('micromark-extension-gfm') : undefined,
    import('./edit-map'),
  ]);
  return { micromark, extension };
}

/** The parser's result for a separate text: its lines are counted from 1. */
export interface Parsed {
  readonly events: Event[];
  /** The first line on which the nesting limit was reached, if any. */
  readonly tooDeep: number | undefined;
}

export interface Reader {
  /** Parses a text; it knows the definitions of everything read before. */
  read(text: string): Parsed;
}

export function makeReader({ micromark: { parse, postprocess, preprocess }, extension }: Micromark): Reader {
  let tooDeep: number | undefined;
  const parser = parse({ extensions: extension ? [extension.gfm()] : [] });
  limitNesting(parser, (line) => (tooDeep ??= line));
  correct(parser);
  return {
    read(text) {
      parser.lazy = {};
      tooDeep = undefined;
      const events = postprocess(parser.document().write(preprocess()(text, undefined, true)));
      return { events, tooDeep };
    },
  };
}

/** The HTML extensions: GFM's, and fixes for micromark. */
export function htmlExtensionsOf({ extension }: Micromark): HtmlExtension[] {
  if (!extension) return [lineBreaksKept];
  const gfm = extension.gfmHtml();
  const exit = { ...gfm.exit };
  // GFM's tag filter escapes a few raw tags: a rule of GitHub's that is unnecessary because the HTML is sanitized.
  delete exit.htmlFlowData;
  delete exit.htmlTextData;
  return [{ ...gfm, exit }, lineBreaksKept];
}

function keepLineBreaks(this: CompileContext): undefined {
  this.setData('slurpAllLineEndings');
}

/**
 * micromark 4.0.3 drops the line breaks after a definition until the next paragraph; but line breaks of code and HTML
 * in between belong to them (CommonMark 0.31.2, 4.4 to 4.6).
 */
const lineBreaksKept: HtmlExtension = {
  enter: {
    atxHeading: keepLineBreaks,
    thematicBreak: keepLineBreaks,
    codeFencedFence: keepLineBreaks,
    codeFlowValue: keepLineBreaks,
    htmlFlowData: keepLineBreaks,
  },
};
