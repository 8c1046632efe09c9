import type { Construct, ParseContext, TokenizeContext } from 'micromark-util-types';

/** Fixes two cases in which micromark 4.0.3 deviates from CommonMark 0.31.2 and its reference implementation. */
export function correct({ constructs: { document, flow } }: ParseContext): void {
  replace(document, 'list', (context) => ({ interrupt: interruptsParagraph(context) }));
  // The construct's own check for lazy lines is turned off; its subconstructs still see them.
  replace(flow, 'htmlFlow', (context) => ({ parser: withOverrides(context.parser, { lazy: {} }) }));
}

/**
 * Only a list that would interrupt a paragraph must begin with 1 and with text (5.2). micromark checks instead whether
 * any block was open at the beginning of the line: including indented code, and what a list item earlier on the line
 * has ended.
 */
function interruptsParagraph({ interrupt, events }: TokenizeContext): boolean {
  const open = interrupt && events.findLast(([, { type }]) => type === 'chunkFlow')?.[1]._tokenizer?.currentConstruct;
  return open ? open.name !== 'codeIndented' : false;
}

/** Makes the constructs of a name tokenize with a modified context; `change` returns the differences. */
function replace(
  map: ParseContext['constructs']['flow'],
  name: string,
  change: (context: TokenizeContext) => Partial<TokenizeContext>,
): void {
  for (const [code, constructs] of Object.entries(map)) {
    const given = Array.isArray(constructs) ? constructs : constructs ? [constructs] : [];
    const changed = given.map((construct): Construct => {
      if (construct.name !== name) return construct;
      return {
        ...construct,
        tokenize(effects, ok, nok) {
          return construct.tokenize.call(withOverrides(this, change(this)), effects, ok, nok);
        },
      };
    });
    Object.assign(map, { [code]: changed });
  }
}

/** An object with some of its properties replaced; all others stay bound to the original object. */
const withOverrides = <Whole extends object>(whole: Whole, part: Partial<Whole>): Whole =>
  new Proxy(whole, {
    get: (target, key): unknown => (Object.hasOwn(part, key) ? Reflect.get(part, key) : Reflect.get(target, key)),
  });
