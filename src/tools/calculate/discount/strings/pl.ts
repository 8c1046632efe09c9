import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Oblicz',
    price: 'Cena początkowa',
    discount: 'Rabat',
    paid: 'Cena z\u00a0rabatem',
    unit: 'Rodzaj rabatu',
    quantity: 'Liczba sztuk',
    offer: 'Oferta na kilka sztuk',
    tax: 'Podatek do doliczenia',
    final: 'Płacisz',
    saved: 'Oszczędzasz',
    percent: 'Rabat łącznie',
    original: 'Cena początkowa',
    total: 'Z\u00a0podatkiem',
    table: 'Ceny po rabatach co 5%',
  },
  hints: { discount: 'Dwa rabaty po kolei zapisz jako 20+10.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'Cenę do zapłaty', percent: 'Rabat', original: 'Cenę początkową' },
    unit: { percent: 'Procent', amount: 'Kwota na sztukę' },
    offer: {
      none: 'Brak',
      '3for2': '3 w\u00a0cenie 2',
      '2for1': '2 w\u00a0cenie 1',
      second50: 'Druga sztuka za pół ceny',
    },
  },
  problems: {
    badDiscount: '„{text}” nie jest rabatem. Wpisz liczbę, na przykład 20, albo kilka: 20+10.',
    over100: 'Rabat nie może przekraczać 100%. Wpisz mniejszą liczbę.',
    overPrice: 'Rabat {off} jest większy niż cena {price}. Wpisz mniejszą kwotę.',
    noPrice: 'Cena początkowa musi być większa niż 0.',
    nothingLeft: 'Po rabacie 100% nic się nie płaci, więc ceny początkowej nie da się obliczyć. Wpisz mniej niż 100.',
  },
  notes: {
    rise: 'Nowa cena jest wyższa od początkowej o\u00a0{rise}: to podwyżka o\u00a0{percent}%.',
    stacked: 'Te rabaty po kolei dają {percent}%, bo każdy liczy się od tego, co zostało po poprzednim.',
  },
  steps: {
    '3for2':
      '{quantity, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}, co trzecia gratis, płatne: {charged}',
    '2for1':
      '{quantity, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}, co druga gratis, płatne: {charged}',
    second50:
      '{quantity, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}, co druga za pół ceny, równowartość pełnych cen: {charged}',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}, oszczędność {saved}',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent}%',
    amount:
      '{quantity, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}: {original} − {saved} = {final}',
  },
  terms: { discount: 'Rabat', final: 'Płacisz', saved: 'Oszczędzasz' },
} satisfies Translation<typeof en>;
