import type { Translation } from '../../../../kinds/contract';
import fr from '../names/fr';
import type en from './en';

export default {
  labels: {
    plain: 'Lettres normales',
    set: 'Ordre des styles',
    style: 'Style',
    markup: 'Mise en forme propre à l’application',
  },
  hints: {
    input:
      'Les lecteurs d’écran lisent mal ces lettres et, souvent, la recherche ne les trouve pas. Gardez-les pour un nom ou quelques mots.',
  },
  placeholders: { input: 'Saisissez votre texte' },
  terms: {
    more: 'Autres styles',
    ...fr.styles,
    markupBold: 'Gras\u00a0: {result}',
    markupItalic: 'Italique\u00a0: {result}',
    markupBoth: 'Gras italique\u00a0: {result}',
    markupUnderline: 'Souligné\u00a0: {result}',
    markupStrike: 'Barré\u00a0: {result}',
    markupSpoiler: 'Masqué jusqu’au clic\u00a0: {result}',
    markupCode: 'Code\u00a0: {result}',
    markupMono: 'Chasse fixe\u00a0: {result}',
    markupQuote: 'Citation\u00a0: {result}',
    markupList: 'Liste\u00a0: {result}',
  },
  own: { count: 'Caractères\u00a0:', missing: 'S’affiche en carrés sur cet appareil' },
  notes: {
    wasStyled:
      'Votre texte contient déjà des lettres stylisées, que les cartes laissent telles quelles. Le même texte en lettres normales figure au-dessus\u00a0: copiez-le ou utilisez-le pour essayer d’autres styles.',
    tooLong: 'Votre texte compte {length} caractères, plus que les {limit} possibles ici.',
    tiktokLimit:
      'Limites de TikTok d’après des internautes\u00a0: {name} caractères pour un nom, {bio} pour une bio et {caption} pour une légende.',
    facebookLimit:
      'Une publication Facebook peut compter jusqu’à {post} caractères\u202f; après quelques lignes, le reste est masqué par «\u00a0Voir plus\u00a0».',
    linkedinLimit: 'LinkedIn admet {headline} caractères dans un titre de profil et {post} dans une publication.',
    snapchatNames:
      'Pour le nom d’un profil public, Snapchat exige des lettres lisibles\u00a0: ni émojis ni signes comme $ ou %.',
    twitterLimit:
      'Une publication sur X peut compter jusqu’à {post} caractères\u202f; la plupart de ces lettres comptent double.',
    twitterLength: 'En gras, ce texte occupe {length} des {post} caractères d’une publication sur X.',
    instagramLimit: 'Une bio Instagram peut compter jusqu’à {bio} caractères.',
    discordLimit: 'Un pseudo Discord peut compter jusqu’à {nickname} caractères.',
    fortniteLimit:
      'Un nom affiché compte au plus {name} caractères. Epic refuse beaucoup de ces lettres\u00a0: un nouveau nom n’accepte que A–Z, les chiffres et . - _',
    whatsappLimit:
      'WhatsApp accepte {about} caractères dans l’actu, {group} dans le nom d’un groupe et {status} dans un statut.',
  },
} satisfies Translation<typeof en>;
