import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: fractions, each minute counted; weeks by date.isocalendar';

export default [
  {
    values: { input: '08:00-12:00 13:00-18:00', rate: 20 },
    gives: { total: '9:00', decimalHours: 9, regular: 8, overtimeHours: 1, nightHours: 0, pay: '190.00' },
    source: 'CF art. 7º, XIII e XVI; Python: fractions',
    lang: 'pt',
  },
  {
    values: {
      input:
        '16/11/2026 08:00-12:00 13:00-18:00\n17/11/2026 08:00-12:00 13:00-17:00\n18/11/2026 08:10-12:00 13:00-17:45\n19/11/2026 08:00-12:00 13:00-17:00\n20/11/2026 08:00-12:00 13:00-16:30\n21/11/2026 08:00-13:00',
      rate: '18.50',
    },
    gives: { total: '46:05', regular: 44, pay: '871.81', balance: '-1:55' },
    source: PYTHON,
    lang: 'pt',
  },
  {
    values: { input: '22:00-05:00', rate: 20, nightReduced: true },
    gives: { total: '8:00', overtimeHours: 0, nightHours: 8, pay: '192.00' },
    source: 'CLT art. 73: 7 horas de relógio são 8 horas noturnas; Python: fractions',
    lang: 'pt',
  },
  {
    values: { input: 'terça 8h30 12h 13h', rate: 20 },
    gives: problem('oddTimes', { line: 1, text: 'terça 8h30 12h 13h' }, 'input'),
    source: 'falta a última saída',
    lang: 'pt',
  },
] satisfies Examples<typeof tool>;
