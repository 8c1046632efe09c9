import { FONT_LIMITS, FONT_SETS, STYLES, type FontSet, type StyleId } from '../../../data/fonts';
import { give, names, note, stylesTool, text } from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';
import { countGraphemes } from '../../../core/text/graphemes';
import { toLf } from '../../../core/text/newlines';
import { xWeight } from '../../../core/text/x-weight';
import { cardOf, cardsOf, markupCards, sampleCard, sampleCards } from './cards';
import { namesIn } from './names';
import { plainOf } from './plain';

/** A note with the app's length limits; for X, where these letters count double, also the length of the text. */
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
    case 'tiktok':
      return note('tiktokLimit', FONT_LIMITS.tiktok);
    case 'facebook':
      return note('facebookLimit', FONT_LIMITS.facebook);
    case 'linkedin':
      return note('linkedinLimit', FONT_LIMITS.linkedin);
    case 'snapchat':
      return note('snapchatNames');
    default:
      return undefined;
  }
}

/** The limit of the field that most visitors of an app's page fill in, if it has one. */
const SHORTEST: Readonly<Partial<Record<FontSet, number>>> = {
  instagram: FONT_LIMITS.instagram.bio,
  discord: FONT_LIMITS.discord.nickname,
  fortnite: FONT_LIMITS.fortnite.name,
  tiktok: FONT_LIMITS.tiktok.bio,
};

function tooLongNote(set: FontSet, input: string) {
  const limit = SHORTEST[set];
  // The number of characters is at most the number of UTF-16 units.
  if (limit === undefined || input.length <= limit) return undefined;
  const length = countGraphemes(input);
  return length > limit && note('tooLong', { length, limit });
}

function styled(input: string, set: FontSet, style: StyleId | 'all', lang: Lang) {
  const plain = plainOf(input);
  const wasStyled = plain !== toLf(input);
  return {
    plain: wasStyled ? plain : '',
    result: style === 'all' ? cardsOf(input, set, lang) : [cardOf(input, style)],
    markup: style === 'all' ? markupCards(set, input) : [],
    notes: [wasStyled && note('wasStyled'), limitNote(set, input), tooLongNote(set, input)],
    empty: false,
  };
}

async function samples(set: FontSet, style: StyleId | 'all', lang: Lang) {
  const own = await namesIn(lang);
  return {
    plain: '',
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
    // The plain letters of pasted styled text.
    plain: give.text(),
    markup: give.items({ look: 'cards' }),
    result: give.items({ look: 'cards' }),
  },
  worker: 'auto',
  run: ({ input, set, style }, { lang }) =>
    input === '' ? samples(set, style, lang) : styled(input, set, style, lang),
});
