import { LEADS, MARKUP, STYLES, type FontSet, type Markup, type MarkupEffect, type StyleId } from '../../../data/fonts';
import { term, type Term } from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';
import { graphemes } from '../../../core/text/graphemes';
import type { Names } from './names/names';
import { isForEveryScript, restyle, suits, tokensOf, type Token } from './restyle';

export interface Card {
  readonly text: string;
  readonly style: StyleId;
  readonly label: Term<StyleId>;
  readonly sample: boolean;
  /** Set for styles other than those that the set leads with. */
  readonly group?: Term<'more'>;
}

/** The order of all styles: those that the set leads with, then the others. */
export function orderOf(set: FontSet): readonly StyleId[] {
  const leads: readonly StyleId[] = LEADS[set];
  return [...leads, ...STYLES.map(({ id }) => id).filter((id) => !leads.includes(id))];
}

/** The number of cards that a set leads with; the rest are under 'More styles'. */
export const leadCount = (set: FontSet): number => LEADS[set].length;

const MORE = term('more');

/** The text is computed on first access: for a long text, only the visible cards are computed. */
function card(tokens: readonly Token[], style: StyleId, { sample = false, more = false } = {}): Card {
  let text: string | undefined;
  return {
    style,
    label: term(style),
    sample,
    ...(more && { group: MORE }),
    get text() {
      return (text ??= restyle(tokens, style));
    },
  };
}

/** The card of a text in one style. */
export const cardOf = (text: string, style: StyleId): Card => card(tokensOf(text), style);

/**
 * The cards of a text in every style, in the set's order; Cyrillic on the Russian page has a separate order and fewer
 * styles.
 */
export function cardsOf(text: string, set: FontSet, lang: Lang): Card[] {
  const tokens = tokensOf(text);
  const order = orderOf(set);
  if (lang === 'ru' && /\p{Script=Cyrillic}/u.test(text)) {
    const fitting = cyrillicOrder(order, tokens).map((id) => card(tokens, id));
    return distinct(fitting, tokens);
  }
  return order.map((id, index) => card(tokens, id, { more: index >= leadCount(set) }));
}

/** A sample card: the name of a style, in that style. */
export const sampleCard = (names: Names, style: StyleId, more = false): Card =>
  card(tokensOf(names.styles[style]), style, { sample: true, more });

/** The sample cards of a set; on the Russian page, only styles that change Cyrillic. */
export function sampleCards(names: Names, set: FontSet, lang: Lang): Card[] {
  return cardsOf(lang === 'ru' ? 'яд' : 'a', set, lang).map(({ style, group }) =>
    sampleCard(names, style, group !== undefined),
  );
}

/**
 * Most alphabets lack Cyrillic: styles that fit every script come first, and styles that change no letter are omitted.
 */
function cyrillicOrder(order: readonly StyleId[], tokens: readonly Token[]): readonly StyleId[] {
  const fitting = order.filter((id) => suits(tokens, id));
  return [...fitting.filter(isForEveryScript), ...fitting.filter((id) => !isForEveryScript(id))];
}

/**
 * Omits cards that repeat the text itself or an earlier card: bold underlined Cyrillic is the same as underlined
 * Cyrillic.
 */
function distinct(cards: readonly Card[], tokens: readonly Token[]): Card[] {
  const seen = new Set([tokens.map((token) => token.text).join('')]);
  return cards.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** The style that imitates how an app displays its own formatting. */
const SHOWN_AS: Readonly<Partial<Record<MarkupEffect, StyleId>>> = {
  bold: 'sansBold',
  italic: 'sansItalic',
  both: 'sansBoldItalic',
  underline: 'underline',
  strike: 'strike',
  code: 'monospace',
  mono: 'monospace',
};
const LONGEST_SHOWN = 24;

const TERMS = {
  bold: 'markupBold',
  italic: 'markupItalic',
  both: 'markupBoth',
  underline: 'markupUnderline',
  strike: 'markupStrike',
  spoiler: 'markupSpoiler',
  code: 'markupCode',
  mono: 'markupMono',
  quote: 'markupQuote',
  list: 'markupList',
} as const satisfies Record<MarkupEffect, string>;

export interface MarkupCard {
  readonly text: string;
  readonly style: `markup-${MarkupEffect}`;
  readonly label: Term<(typeof TERMS)[MarkupEffect]>;
  readonly sample: boolean;
}

/**
 * The cards of a text in an app's own formatting, each with the result in the app; none for apps without formatting.
 * With `names`, a sample word is used instead of the text.
 */
export function markupCards(set: FontSet, text: string, names?: Names): MarkupCard[] {
  return (MARKUP[set] ?? []).map((markup) => {
    const { effect } = markup;
    const words = names?.samples[effect] ?? text.replace(/\r\n?/g, '\n');
    return {
      text: marked(words, markup),
      style: `markup-${effect}`,
      label: term(TERMS[effect], { result: shown(words, effect) }),
      sample: names !== undefined,
    };
  });
}

/** Puts the marks directly around the words: apps ignore a mark with a space inside. */
function marked(words: string, { before, after, byLine }: Markup): string {
  if (byLine && words.includes('\n')) {
    return words
      .split('\n')
      .map((line) => marked(line, { effect: 'bold', before, after, byLine }))
      .join('\n');
  }
  const inner = words.trim();
  if (inner === '') return words;
  const start = words.length - words.trimStart().length;
  return words.slice(0, start) + before + inner + after + words.slice(start + inner.length);
}

/** The beginning of a text as the app displays it, on one line. */
function shown(words: string, effect: MarkupEffect): string {
  const all = graphemes(words.slice(0, 1_000).trim().replace(/\s+/g, ' '));
  const start = all.slice(0, LONGEST_SHOWN).join('') + (all.length > LONGEST_SHOWN ? '…' : '');
  if (effect === 'spoiler')
    return graphemes(start)
      .map((character) => (character === ' ' ? ' ' : '█'))
      .join('');
  if (effect === 'quote') return `▎${start}`;
  if (effect === 'list') return `• ${start}`;
  const style = SHOWN_AS[effect];
  return style ? restyle(tokensOf(start), style) : start;
}
