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
  /** Behind the styles that the set leads with. */
  readonly group?: Term<'more'>;
}

/** Every style: those that the set leads with, then the others. */
export function orderOf(set: FontSet): readonly StyleId[] {
  const leads: readonly StyleId[] = LEADS[set];
  return [...leads, ...STYLES.map(({ id }) => id).filter((id) => !leads.includes(id))];
}

/** How many cards a set leads with; what follows stands under 'More styles'. */
export const leadCount = (set: FontSet): number => LEADS[set].length;

const MORE = term('more');

/** The text is made when it is first read: of a long text, only the cards in view are. */
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

/** A text in one style. */
export const cardOf = (text: string, style: StyleId): Card => card(tokensOf(text), style);

/** A text in every style, in the set's order; Cyrillic on the Russian page has an order of its own, and fewer styles. */
export function cardsOf(text: string, set: FontSet, lang: Lang): Card[] {
  const tokens = tokensOf(text);
  const order = orderOf(set);
  if (lang === 'ru' && /\p{Script=Cyrillic}/u.test(text)) {
    const fitting = cyrillicOrder(order, tokens).map((id) => card(tokens, id));
    return distinct(fitting, tokens);
  }
  return order.map((id, index) => card(tokens, id, { more: index >= leadCount(set) }));
}

/** A style's own name, as a sample. */
export const sampleCard = (names: Names, style: StyleId, more = false): Card =>
  card(tokensOf(names.styles[style]), style, { sample: true, more });

/** Each style's own name; on the Russian page only in those that do something to Cyrillic. */
export function sampleCards(names: Names, set: FontSet, lang: Lang): Card[] {
  return cardsOf(lang === 'ru' ? 'яд' : 'a', set, lang).map(({ style, group }) =>
    sampleCard(names, style, group !== undefined),
  );
}

/** Most alphabets have no Cyrillic: styles that fit every script come first, and those that change no letter are left out. */
function cyrillicOrder(order: readonly StyleId[], tokens: readonly Token[]): readonly StyleId[] {
  const fitting = order.filter((id) => suits(tokens, id));
  return [...fitting.filter(isForEveryScript), ...fitting.filter((id) => !isForEveryScript(id))];
}

/** Without cards that repeat the text itself or an earlier card: bold underlined Cyrillic is underlined Cyrillic. */
function distinct(cards: readonly Card[], tokens: readonly Token[]): Card[] {
  const seen = new Set([tokens.map((token) => token.text).join('')]);
  return cards.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** The style that shows what an app makes of its own formatting. */
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
 * A text in an app's own formatting, each with what the app will show; none for apps that have no formatting. `text`
 * undefined: a sample word for each.
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

/** Marks directly at the words: apps do not read a mark that has a space inside. */
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

/** The beginning of a text as the app shows it, on one line. */
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
