import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Calcola',
    price: 'Prezzo iniziale',
    discount: 'Sconto',
    paid: 'Prezzo pagato',
    unit: 'Lo sconto è',
    quantity: 'Quantità',
    offer: 'Promozione',
    tax: 'Imposta da aggiungere',
    final: 'Paghi',
    saved: 'Risparmi',
    percent: 'Sconto totale',
    original: 'Prezzo iniziale',
    total: 'Con l’imposta',
    table: 'Il prezzo ogni 5%',
  },
  hints: { discount: 'Per due sconti in successione scrivi 20+10.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'Prezzo scontato', percent: 'Sconto', original: 'Prezzo iniziale' },
    unit: { percent: 'In percentuale', amount: 'Un importo per ogni pezzo' },
    offer: {
      none: 'Nessuna',
      '3for2': '3×2 (prendi 3, paghi 2)',
      '2for1': '2×1 (prendi 2, paghi 1)',
      second50: 'Il secondo a metà prezzo',
    },
  },
  problems: {
    badDiscount: '«{text}» non è uno sconto. Scrivi un numero come 20, oppure più sconti come 20+10.',
    over100: 'Lo sconto non può superare il 100%. Scrivi un numero più basso.',
    overPrice: 'Lo sconto di {off} supera il prezzo di {price}. Scrivi un importo più basso.',
    noPrice: 'Il prezzo iniziale deve essere maggiore di 0.',
    nothingLeft:
      'Con il 100% di sconto non si paga nulla, quindi il prezzo iniziale non si può ricavare. Scrivi meno di 100.',
  },
  notes: {
    rise: 'Il prezzo pagato supera quello iniziale di {rise}. Aumento: {percent}%.',
    stacked: 'Sconto complessivo: {percent}%. Ogni sconto si applica a ciò che resta dopo il precedente.',
  },
  steps: {
    '3for2':
      '{quantity, plural, one {# pezzo} other {# pezzi}}, uno gratis ogni tre: {charged, plural, one {se ne paga #} other {se ne pagano #}}',
    '2for1':
      '{quantity, plural, one {# pezzo} other {# pezzi}}, uno gratis ogni due: {charged, plural, one {se ne paga #} other {se ne pagano #}}',
    second50:
      '{quantity, plural, one {# pezzo} other {# pezzi}}, uno a metà prezzo ogni due: {charged, plural, one {# prezzo pieno} other {# prezzi pieni}}',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}, con un risparmio di {saved}',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent}%',
    amount: '{quantity, plural, one {# pezzo} other {# pezzi}}: {original} − {saved} = {final}',
  },
  terms: { discount: 'Sconto', final: 'Paghi', saved: 'Risparmi' },
} satisfies Translation<typeof en>;
