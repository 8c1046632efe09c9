import type { Event, HtmlExtension } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** The end of a link's or a picture's address, where it can be looked at. */
    address: 'address';
    /** `<javascript:…>` and its like. */
    unsafeAutolink: 'unsafeAutolink';
  }
}

/**
 * Addresses that run something or open files: those of cmark's safe mode (`cmark --safe`), pictures inside the text excepted. micromark's
 * own list is of what is let through, which empties `tel:` and addresses of the CommonMark specification (examples 500 and 598).
 */
const UNSAFE = /^(?:javascript|vbscript|file|data(?!:image\/(?:png|gif|jpe?g|webp|avif|bmp)[;,])):/i;

const ADDRESSES: ReadonlySet<string> = new Set(['resourceDestinationString', 'definitionDestinationString']);

/** The events with what `emptyUnsafe` needs to empty unsafe addresses. */
export const withAddresses = (events: readonly Event[]): Event[] =>
  events.flatMap((event): Event[] => {
    const [kind, token, context] = event;
    if (kind === 'exit' && ADDRESSES.has(token.type)) return [['exit', { ...token, type: 'address' }, context], event];
    const unsafe = token.type === 'autolinkProtocol' && UNSAFE.test(context.sliceSerialize(token));
    return [unsafe ? [kind, { ...token, type: 'unsafeAutolink' }, context] : event];
  });

/** Empties unsafe addresses where micromark is told to let all through. */
export const emptyUnsafe: HtmlExtension = {
  exit: {
    address() {
      // References and escapes are read by now; white space and controls in it come out as `%09`, which names no protocol.
      const address = this.resume();
      this.buffer();
      if (!UNSAFE.test(address)) this.raw(address);
    },
    unsafeAutolink(token) {
      this.tag('<a href="">');
      this.raw(this.encode(this.sliceSerialize(token)));
      this.tag('</a>');
    },
  },
};
