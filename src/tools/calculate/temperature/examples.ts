import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: fractions';

export default [
  {
    values: { value: '98.6', from: 'F' },
    gives: {
      celsius: '37',
      fahrenheit: '98.6',
      kelvin: '310.15',
      rankine: '558.27',
      delisle: '94.5',
      newton: '12.21',
      reaumur: '29.6',
      romer: '26.925',
    },
    source: PYTHON,
  },
  {
    values: { value: '100', from: 'C' },
    gives: {
      fahrenheit: '212',
      kelvin: '373.15',
      rankine: '671.67',
      delisle: '0',
      newton: '33',
      reaumur: '80',
      romer: '60',
    },
    source: 'the boiling point of water, which defines most of the scales',
  },
  { values: { value: '-40', from: 'C' }, gives: { fahrenheit: '-40' }, source: 'NIST SP 811: where both scales meet' },
  { values: { value: '350', from: 'F' }, gives: { celsius: '176.6666667', kelvin: '449.8166667' }, source: PYTHON },
  {
    values: { value: '0', from: 'K' },
    gives: { celsius: '-273.15', fahrenheit: '-459.67' },
    source: 'SI Brochure, BIPM',
  },
  {
    values: { value: '-300', from: 'C' },
    gives: problem('tooCold', { limit: { exact: '-273.15' } }, 'value'),
    source: 'absolute zero is −273.15 °C (SI Brochure, BIPM)',
  },
] satisfies Examples<typeof tool>;
