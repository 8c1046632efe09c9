import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const python = 'xoroshiro128+ and 49 CFR 565.15 written in Python after their references';

export default [
  {
    values: { maker: '1HG', year: '2024', count: 2, seed: 'smallkit' },
    gives: { result: ['1HGFC0G83RU202268', '1HG454LS7RA544561'], seedUsed: 'smallkit' },
    source: python,
  },
  {
    values: { count: 5, as: 'lines', seed: 'smallkit' },
    gives: '1FAFC0G87DU202268\nWP04542S8CA544561\nWDDF30000L7637263\nJM1NPT8M5T2877084\n5NPFWW7E6F2835676',
    source: python,
  },
  {
    values: { mode: 'check', input: '1M8GDM9AXKP042788' },
    gives: { valid: 'yes', checkDigit: 'X', year: '1989' },
    source: '49 CFR 565.15, the worked example of the check digit',
  },
  {
    values: { mode: 'check', input: '2a4gm684x6r632476' },
    gives: { result: ['2A4GM684X6R632476'], valid: 'yes', checkDigit: 'X', year: '2006' },
    source: 'python-libvin, README',
  },
  {
    values: { mode: 'check', input: 'WVWZZZ3CZEE140287' },
    gives: { valid: 'notChecked', year: '1984 / 2014', maker: 'Volkswagen' },
    source: 'vin-lite, README: a Passat of 2014 that was built in Emden',
  },
  {
    values: { mode: 'check', input: '1M8GDM9AXKPO42788' },
    gives: problem('notUsed', { line: 1, column: 12, character: 'O' }, 'input'),
    source: 'ISO 3779: no I, O or Q',
  },
  {
    values: { year: '1979' },
    gives: problem('badYear', { year: '1979', first: '1980', last: '2039' }, 'year'),
    source: '49 CFR 565.15, table VII: the codes begin with 1980',
  },
  {
    values: { mode: 'check', input: '1M8GDM9AXKP04278' },
    gives: problem('wrongLength', { line: 1, characters: 16 }, 'input'),
    source: 'ISO 3779: 17 characters',
  },
] satisfies Examples<typeof tool>;
