import { toCardinal, toOrdinal } from 'n2words/hi-IN';
import { noun, type Language } from './language';

const hindi: Language = {
  minus: 'माइनस',
  point: 'दशमलव',
  /** Names end with शंख, 10^17. */
  mostDigits: 19,
  zeroth: false,
  cardinal: (n) => toCardinal(n),
  ordinal: (n) => toOrdinal(n),
  counted: (n, { one, many }) => `${toCardinal(n)} ${n === 1n ? one : many}`,
  and: ' ',
  currencies: {
    USD: { unit: noun('डॉलर'), cent: noun('सेंट') },
    EUR: { unit: noun('यूरो'), cent: noun('सेंट') },
    GBP: { unit: noun('पाउंड'), cent: noun('पेनी', 'पेंस') },
    BRL: { unit: noun('रियाल'), cent: noun('सेंतावो') },
    MXN: { unit: noun('पेसो'), cent: noun('सेंतावो') },
    INR: { unit: noun('रुपया', 'रुपये'), cent: noun('पैसा', 'पैसे') },
    IDR: { unit: noun('रुपिया'), cent: noun('सेन') },
    PLN: { unit: noun('ज़्लॉटी'), cent: noun('ग्रोश') },
    RUB: { unit: noun('रूबल'), cent: noun('कोपेक') },
  },
};

export default hindi;
