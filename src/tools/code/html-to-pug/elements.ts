const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements with a line or box of their own (HTML Standard §15.3): white space next to them is never visible. */
export const BLOCKS = words(
  'address article aside base blockquote body br caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link listing main menu meta nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead title tr ul xmp',
);
/**
 * Elements that show nothing (HTML Standard §15.3.1, and noscript if scripts run) or are out of flow, such as a dialog:
 * what comes before them is adjacent to what comes after.
 */
export const UNSEEN = words(
  'area base basefont datalist dialog head link meta noembed noframes noscript param rp script style template title',
);
/** Their text is written as it is: no character references, no tags. */
export const RAW = words('script style xmp iframe noembed noframes plaintext');
/** Every space and line break in them counts. */
export const EXACT = words('pre textarea listing xmp plaintext');
/** The parser drops a line break after their start tag. */
export const EATS_LINE_BREAK = words('pre textarea listing');
/** Elements whose lines follow a tag with a dot: `script.` */
export const DOTTED = words('pre textarea script style listing xmp iframe noembed noframes plaintext');
/** The only elements of SVG that contain text. */
export const SVG_TEXT = words('text tspan textPath a title desc');
/** Boolean attributes (HTML Standard, index of attributes: type 'Boolean attribute'). */
export const BOOLEAN = words(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected',
);
/** Pug's keywords at the beginning of a line (pug-lexer). */
export const PUG_WORDS = words(
  'append block case default doctype each else extends for if include mixin prepend unless when while yield',
);
/** Elements whose end tag may be omitted (HTML Standard §13.1.2.4). */
export const OPTIONAL_END = words(
  'body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr',
);
