import type { Event, HtmlExtension } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** Marks the end of a link's or image's URL, where it can be checked. */
    address: 'address';
    /** `<javascript:…>` and similar. */
    unsafeAutolink: 'unsafeAutolink';
  }
}

/**
 * URLs that run something or open files: those of cmark's safe mode (`cmark --safe`), except pictures inside the text.
 * micromark's own list is an allowlist, which removes `tel:` and URLs of the CommonMark specification (examples 500 and
 * 598).
 */
const UNSAFE = /^(?:javascript|vbscript|file|data(?!:image\/(?:png|gif|jpe?g|webp|avif|bmp)[;,])):/i;

const ADDRESSES: ReadonlySet<string> = new Set(['resourceDestinationString', 'definitionDestinationString']);

/** Adds the events that `emptyUnsafe` needs to remove unsafe URLs. */
export const withAddresses = (events: readonly Event[]): Event[] =>
  events.flatMap((event): Event[] => {
    const [kind, token, context] = event;
    if (kind === 'exit' && ADDRESSES.has(token.type)) return [['exit', { ...token, type: 'address' }, context], event];
    const unsafe = token.type === 'autolinkProtocol' && UNSAFE.test(context.sliceSerialize(token));
    return [unsafe ? [kind, { ...token, type: 'unsafeAutolink' }, context] : event];
  });

/** Removes unsafe URLs when micromark itself is set to allow all. */
export const emptyUnsafe: HtmlExtension = {
  exit: {
    address() {
      // References and escapes are decoded by now; white space and controls appear as `%09`, which cannot be part of a
      // protocol.
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
