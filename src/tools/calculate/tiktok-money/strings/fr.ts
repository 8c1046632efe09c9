import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    views: 'Vues par mois',
    rpmLow: 'RPM minimal supposé',
    rpmHigh: 'RPM maximal supposé',
    followers: 'Abonnés',
    posts: 'Posts sponsorisés par mois',
    diamonds: 'Diamants reçus par mois',
    qualified: 'Vues éligibles (hypothèse)',
    postLow: 'Tarif minimal d’un post (hypothèse)',
    postHigh: 'Tarif maximal d’un post (hypothèse)',
    diamondValue: 'Valeur d’un diamant',
    totalLow: 'Par mois, au moins',
    totalHigh: 'Par mois, au plus',
    yearLow: 'Par an, au moins',
    yearHigh: 'Par an, au plus',
    rewardsLow: 'Creator Rewards, au moins',
    rewardsHigh: 'Creator Rewards, au plus',
    sponsorLow: 'Posts sponsorisés, au moins',
    sponsorHigh: 'Posts sponsorisés, au plus',
    gifts: 'Cadeaux',
    sources: 'D’où vient l’argent',
  },
  hints: {
    qualified: 'Toutes les vues ne comptent pas pour Creator Rewards.',
    postLow: 'Pour 1 000 abonnés et par post.',
    postHigh: 'Pour 1 000 abonnés et par post.',
  },
  placeholders: { views: '100000' },
  problems: {
    lowAboveHigh: 'Le tarif le plus bas, {low}, dépasse le plus haut, {high}. Modifiez l’un des deux.',
  },
  notes: {
    estimate:
      'Ceci est une estimation, pas un chiffre de TikTok. Les tarifs sont des estimations du secteur et des hypothèses au {date} ; le RPM s’entend pour 1 000 vues éligibles. Saisissez vos propres valeurs. Les montants sont en dollars, ou dans la monnaie de vos tarifs, avant impôts et cotisations.',
    fewViews:
      'Pour rejoindre Creator Rewards, il faut {needed} vues sur les 30 derniers jours. Le montant des vues est celui que le compte toucherait une fois admis.',
    fewFollowers: 'Pour rejoindre Creator Rewards, il faut {needed} abonnés. D’ici là, les vues n’y rapportent rien.',
    terms:
      'Creator Rewards s’adresse aux personnes d’au moins 18 ans qui ont {followers} abonnés et {views} vues en 30 jours, et ne paie que les vidéos de plus d’une minute.',
  },
  steps: {
    rewards: '{views} × {qualified} % = {counted} éligibles, ÷ 1 000 × {rpm} = {rewards}',
    sponsor: '{followers} ÷ 1 000 × {postRate} × {posts} = {sponsor} pour les posts sponsorisés',
    gifts: '{diamonds} × {diamondValue} = {gifts} pour les cadeaux',
    total: 'En tout {month} par mois, × 12 avant arrondi = {year} par an',
  },
  terms: {
    range: 'Estimation',
    low: 'Au moins',
    high: 'Au plus',
    rewards: 'Creator Rewards',
    sponsor: 'Posts sponsorisés',
    gifts: 'Cadeaux',
    month: 'Par mois',
    year: 'Par an',
  },
} satisfies Translation<typeof en>;
