import { noun } from './language';
import { portuguese } from './portuguese';

/** The short scale: 10^6, 10^9, 10^12 … Spelling: Vocabulário Ortográfico da Língua Portuguesa. */
export default portuguese({
  scales: [
    ...'milhão bilhão trilhão quatrilhão quintilhão sextilhão septilhão octilhão nonilhão decilhão'.split(' '),
    ...'undecilhão duodecilhão tredecilhão quatuordecilhão quindecilhão sexdecilhão septendecilhão'.split(' '),
    ...'octodecilhão novendecilhão vigintilhão'.split(' '),
  ],
  base: 1_000n,
  respelled: (words) =>
    words
      .replace('dezasseis', 'dezesseis')
      .replace('dezassete', 'dezessete')
      .replace('dezanove', 'dezenove')
      .replace('catorze', 'quatorze'),
  currencies: {
    USD: { unit: noun('dólar', 'dólares'), cent: noun('centavo', 'centavos') },
    EUR: { unit: noun('euro', 'euros'), cent: noun('centavo', 'centavos') },
    GBP: { unit: noun('libra', 'libras', 'feminine'), cent: noun('pêni', 'pence') },
    BRL: { unit: noun('real', 'reais'), cent: noun('centavo', 'centavos') },
    MXN: { unit: noun('peso', 'pesos'), cent: noun('centavo', 'centavos') },
    INR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('paisa', 'paisas', 'feminine') },
    IDR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('sen') },
    PLN: { unit: noun('zloty', 'zlotys'), cent: noun('grosz', 'groszy') },
    RUB: { unit: noun('rublo', 'rublos'), cent: noun('copeque', 'copeques') },
  },
});
