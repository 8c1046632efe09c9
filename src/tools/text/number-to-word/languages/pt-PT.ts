import { noun } from './language';
import { portuguese } from './portuguese';

/** The long scale: 10^6, 10^12, 10^18 … */
export default portuguese({
  scales: 'milhão bilião trilião quatrilião quintilião sextilião septilião octilião nonilião decilião'.split(' '),
  base: 1_000_000n,
  currencies: {
    USD: { unit: noun('dólar', 'dólares'), cent: noun('cêntimo', 'cêntimos') },
    EUR: { unit: noun('euro', 'euros'), cent: noun('cêntimo', 'cêntimos') },
    GBP: { unit: noun('libra', 'libras', 'feminine'), cent: noun('péni', 'pence') },
    BRL: { unit: noun('real', 'reais'), cent: noun('centavo', 'centavos') },
    MXN: { unit: noun('peso', 'pesos'), cent: noun('centavo', 'centavos') },
    INR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('paisa', 'paisas', 'feminine') },
    IDR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('sen') },
    PLN: { unit: noun('zlóti', 'zlótis'), cent: noun('grosz', 'groszy') },
    RUB: { unit: noun('rublo', 'rublos'), cent: noun('copeque', 'copeques') },
  },
});
