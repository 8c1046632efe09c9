import type { CompileContext, Event, HtmlExtension } from 'micromark-util-types';
import { correct } from './corrections';
import { limitNesting } from './nesting';

/** micromark's parts, loaded when they are first needed. */
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

/** What the parser made of a text by itself: its lines are counted from 1. */
export interface Parsed {
  readonly events: Event[];
  /** The first line where nesting was ended, if it was. */
  readonly tooDeep: number | undefined;
}

export interface Reader {
  /** It sees the definitions of all that was read before. */
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

/** What becomes of the events: GFM's HTML, and what micromark leaves undone. */
export function htmlExtensionsOf({ extension }: Micromark): HtmlExtension[] {
  if (!extension) return [lineBreaksKept];
  const gfm = extension.gfmHtml();
  const exit = { ...gfm.exit };
  // GFM's tag filter turns a few raw tags into text: a rule of GitHub's, which the sanitiser makes needless.
  delete exit.htmlFlowData;
  delete exit.htmlTextData;
  return [{ ...gfm, exit }, lineBreaksKept];
}

function keepLineBreaks(this: CompileContext): undefined {
  this.setData('slurpAllLineEndings');
}

/**
 * micromark 4.0.3 drops the line breaks behind a definition until the next paragraph; those of code and HTML that come first
 * are theirs (CommonMark 0.31.2, 4.4 to 4.6).
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
