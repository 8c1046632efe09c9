import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Calculer',
    price: 'Prix d’origine',
    discount: 'Remise',
    paid: 'Prix payé',
    unit: 'La remise est',
    quantity: 'Quantité',
    offer: 'Offre par lot',
    tax: 'Taxe à ajouter',
    final: 'Vous payez',
    saved: 'Vous économisez',
    percent: 'Remise totale',
    original: 'Prix d’origine',
    total: 'Avec la taxe',
    table: 'Prix selon la remise, de 5 en 5\u00a0%',
  },
  hints: { discount: 'Pour deux remises successives, saisissez 20+10.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'Le prix à payer', percent: 'La remise', original: 'Le prix d’origine' },
    unit: { percent: 'Un pourcentage', amount: 'Un montant par article' },
    offer: {
      none: 'Aucune',
      '3for2': '2 achetés, le 3e offert',
      '2for1': '1 acheté, le 2e offert',
      second50: 'Le 2e à moitié prix',
    },
  },
  problems: {
    badDiscount:
      '«\u00a0{text}\u00a0» n’est pas une remise. Saisissez un nombre, par exemple 20, ou plusieurs, par exemple 20+10.',
    over100: 'Une remise ne peut pas dépasser 100\u00a0%. Saisissez un nombre plus petit.',
    overPrice: 'La remise de {off} dépasse le prix de {price}. Saisissez un montant plus petit.',
    noPrice: 'Le prix d’origine doit être supérieur à 0.',
    nothingLeft:
      'Avec 100\u00a0% de remise, on ne paie rien\u00a0: le prix d’origine reste inconnu. Saisissez moins de 100.',
  },
  notes: {
    rise: 'Le prix payé dépasse le prix d’origine de {rise}\u00a0: c’est une hausse de {percent}\u00a0%.',
    stacked:
      'L’une après l’autre, ces remises font {percent}\u00a0%\u00a0: chacune s’applique à ce que la précédente a laissé.',
  },
  steps: {
    '3for2':
      '{quantity, plural, one {# article} other {# articles}}, un sur trois offert, {charged, plural, one {# payé} other {# payés}}',
    '2for1':
      '{quantity, plural, one {# article} other {# articles}}, un sur deux offert, {charged, plural, one {# payé} other {# payés}}',
    second50:
      '{quantity, plural, one {# article} other {# articles}}, un sur deux à moitié prix, soit {charged, plural, one {# prix plein} other {# prix pleins}}',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}, soit {saved} d’économie',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent}\u00a0%',
    amount: 'Pour {quantity, plural, one {# article} other {# articles}}, {original} − {saved} = {final}',
  },
  terms: { discount: 'Remise', final: 'Vous payez', saved: 'Vous économisez' },
} satisfies Translation<typeof en>;
