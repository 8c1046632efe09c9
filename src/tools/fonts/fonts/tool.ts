import { FONT_LIMITS, FONT_SETS, STYLES, type FontSet, type StyleId } from '../../../data/fonts';
import { give, names, note, stylesTool, text } from '../../../kinds';
import type { Lang } from '../../../i18n/languages';
import { xWeight } from '../../../lib/x-weight';
import { cardOf, cardsOf, markupCards, sampleCard, sampleCards } from './cards';
import { namesIn } from './names';

/** What an app takes; on X, where these letters count double, also what the text comes to. */
function limitNote(set: FontSet, input: string) {
  switch (set) {
    case 'twitter':
      return input === ''
        ? note('twitterLimit', FONT_LIMITS.twitter)
        : note('twitterLength', { ...FONT_LIMITS.twitter, length: xWeight(cardOf(input, 'sansBold').text) });
    case 'instagram':
      return note('instagramLimit', FONT_LIMITS.instagram);
    case 'discord':
      return note('discordLimit', FONT_LIMITS.discord);
    case 'fortnite':
      return note('fortniteLimit', FONT_LIMITS.fortnite);
    case 'whatsapp':
      return note('whatsappLimit', FONT_LIMITS.whatsapp);
    default:
      return undefined;
  }
}

function styled(input: string, set: FontSet, style: StyleId | 'all', lang: Lang) {
  return {
    result: style === 'all' ? cardsOf(input, set, lang) : [cardOf(input, style)],
    markup: style === 'all' ? markupCards(set, input) : [],
    notes: [limitNote(set, input)],
    empty: false,
  };
}

async function samples(set: FontSet, style: StyleId | 'all', lang: Lang) {
  const own = await namesIn(lang);
  return {
    result: style === 'all' ? sampleCards(own, set, lang) : [sampleCard(own, style)],
    markup: style === 'all' ? markupCards(set, '', own) : [],
    notes: [limitNote(set, '')],
    empty: true,
  };
}

export default stylesTool({
  fields: {
    input: text({ rows: 3 }),
    set: names(FONT_SETS, { hidden: true }),
    style: names(['all', ...STYLES.map(({ id }) => id)], { hidden: true }),
  },
  outputs: {
    markup: give.items({ look: 'cards' }),
    result: give.items({ look: 'cards' }),
  },
  worker: 'auto',
  run: ({ input, set, style }, { lang }) =>
    input === '' ? samples(set, style, lang) : styled(input, set, style, lang),
});
