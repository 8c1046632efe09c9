import { toCardinal } from 'n2words/id-ID';
import { groupsOf, MOST_DIGITS, noun, type Language } from './language';

/** 10^3, 10^6, 10^9 … */
const SCALES = (
  'ribu juta miliar triliun kuadriliun kuintiliun sekstiliun septiliun oktiliun noniliun desiliun undesiliun ' +
  'duodesiliun tredesiliun kuatuordesiliun kuindesiliun seksdesiliun septendesiliun oktodesiliun novemdesiliun ' +
  'vigintiliun'
).split(' ');

function cardinal(n: bigint): string {
  if (n === 0n) return 'nol';
  const words = groupsOf(n, 1_000n).map(({ value, power }) => {
    const spelled = toCardinal(BigInt(value));
    if (power === 0) return spelled;
    return power === 1 && value === 1 ? 'seribu' : `${spelled} ${SCALES[power - 1] ?? ''}`;
  });
  return words.join(' ');
}

const indonesian: Language = {
  minus: 'minus',
  point: 'koma',
  mostDigits: MOST_DIGITS,
  zeroth: false,
  cardinal,
  ordinal: (n) => (n === 1n ? 'pertama' : `ke${cardinal(n)}`),
  counted: (n, { many }) => `${cardinal(n)} ${many}`,
  and: ' ',
  currencies: {
    USD: { unit: noun('dolar'), cent: noun('sen') },
    EUR: { unit: noun('euro'), cent: noun('sen') },
    GBP: { unit: noun('pound'), cent: noun('penny') },
    BRL: { unit: noun('real'), cent: noun('centavo') },
    MXN: { unit: noun('peso'), cent: noun('centavo') },
    INR: { unit: noun('rupee'), cent: noun('paisa') },
    IDR: { unit: noun('rupiah'), cent: noun('sen') },
    PLN: { unit: noun('zloty'), cent: noun('grosz') },
    RUB: { unit: noun('rubel'), cent: noun('kopek') },
  },
};

export default indonesian;
