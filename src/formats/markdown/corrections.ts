import type { Construct, ParseContext, TokenizeContext } from 'micromark-util-types';

/** Two places where micromark 4.0.3 reads other than CommonMark 0.31.2 and its reference implementation, set right. */
export function correct({ constructs: { document, flow } }: ParseContext): void {
  replace(document, 'list', (context) => ({ interrupt: interruptsParagraph(context) }));
  // The construct's own look at lazy lines finds none; its parts see them.
  replace(flow, 'htmlFlow', (context) => ({ parser: shadow(context.parser, { lazy: {} }) }));
}

/**
 * Only where a list would interrupt a paragraph it must begin with 1 and with text (5.2). micromark asks whether any block was open
 * at the beginning of the line: indented code too, and what a list item before it in the line has ended.
 */
function interruptsParagraph({ interrupt, events }: TokenizeContext): boolean {
  const open = interrupt && events.findLast(([, { type }]) => type === 'chunkFlow')?.[1]._tokenizer?.currentConstruct;
  return open ? open.name !== 'codeIndented' : false;
}

/** Has the constructs of a name tokenize with another context, of which `change` gives what differs. */
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
          return construct.tokenize.call(shadow(this, change(this)), effects, ok, nok);
        },
      };
    });
    Object.assign(map, { [code]: changed });
  }
}

/** An object with some of its properties replaced, which stays bound to the object itself in all others. */
const shadow = <Whole extends object>(whole: Whole, part: Partial<Whole>): Whole =>
  new Proxy(whole, {
    get: (target, key): unknown => (Object.hasOwn(part, key) ? Reflect.get(part, key) : Reflect.get(target, key)),
  });
