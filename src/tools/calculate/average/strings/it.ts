import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Numeri',
    weights: 'Pesi, uno per numero',
    decimal: 'Separatore decimale',
    sample: 'Campione (divisione per n − 1)',
    mean: 'Media',
    weighted: 'Media ponderata',
    median: 'Mediana',
    mode: 'Moda',
    count: 'Numero di valori',
    sum: 'Somma',
    min: 'Minimo',
    max: 'Massimo',
    range: 'Campo di variazione (massimo − minimo)',
    deviation: 'Deviazione standard',
    variance: 'Varianza',
    q1: 'Primo quartile',
    q3: 'Terzo quartile',
    iqr: 'Scarto interquartile',
    geometric: 'Media geometrica',
    harmonic: 'Media armonica',
    quadratic: 'Media quadratica',
    values: 'Frequenza di ogni valore',
  },
  hints: {
    weights: 'Nell’ordine dei numeri, per esempio i CFU degli esami.',
    sample: 'Per un campione di un gruppo più grande. Togli la spunta se hai tutti i valori.',
  },
  placeholders: { input: '28 24 30 27', weights: '9 6 12 6' },
  own: {
    boxPlot: 'Box plot',
    boxPlotParts: 'La scatola contiene la metà centrale dei numeri e la linea al suo interno è la mediana.',
  },
  choices: { decimal: { dot: 'Punto (.)', comma: 'Virgola (,)' } },
  problems: {
    notNumber: 'Riga {line}: «{text}» non è un numero. Correggilo o toglilo.',
    otherCount:
      'Hai scritto {values, plural, one {# numero} other {# numeri}} e {weights, plural, one {# peso} other {# pesi}}. Scrivi un peso per ogni numero.',
    negativeWeight: 'Un peso non può essere negativo. Scrivi 0 o più.',
    noWeight: 'Tutti i pesi sono 0. Dai a un numero un peso maggiore di 0.',
  },
  notes: {
    grouped: '«{token}» è stato letto come più numeri. Se le virgole separano le migliaia, toglile.',
    noMode: 'Nessun valore si ripete, quindi non c’è una moda.',
    notPositive: 'La media geometrica e quella armonica esistono solo per numeri positivi.',
    hasZero: 'Con uno 0 nell’elenco la media geometrica è 0 e quella armonica non esiste.',
    outliers: 'Lontani dagli altri (oltre 1,5 scarti interquartili dai quartili): {values}',
    manyOutliers: 'Valori lontani dagli altri (oltre 1,5 scarti interquartili dai quartili): {count}',
  },
  steps: {
    mean: 'Media: {sum} ÷ {count} = {mean}',
    medianOne: 'Mediana: il numero al centro dell’elenco ordinato, {median}',
    medianTwo: 'Mediana: a metà fra i due numeri al centro, {median}',
  },
  terms: { value: 'Valore', times: 'Volte' },
} satisfies Translation<typeof en>;
