import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const source = 'xoroshiro128+ written in Python after its authors’ reference';

export default [
  {
    values: { input: 'Ann\nBob\nCy', seed: 'smallkit' },
    gives: { result: 'Bob', remaining: 'Ann\nCy', history: 'Bob', seedUsed: 'smallkit' },
    source,
  },
  { values: { input: 'Ann\nBen\nChloe\nDev\nEva\nFinn', seed: 'smallkit' }, gives: { result: 'Ben' }, source },
  {
    values: { input: 'Anna\nBruno\nChiara\nDavide\nElena\nFabio', seed: 'smallkit' },
    gives: { result: 'Bruno' },
    source,
  },
  { values: { input: 'Аня\nБорис\nВера\nГлеб\nДаша\nЕгор', seed: 'smallkit' }, gives: { result: 'Борис' }, source },
  {
    values: { input: 'Ana\nBruno\nCarla\nDiego\nElena\nFabián', seed: 'smallkit' },
    gives: { result: 'Bruno' },
    source,
  },
  { values: { input: 'Anna\nBilal\nChloé\nDiego\nEmma\nFarid', seed: 'smallkit' }, gives: { result: 'Bilal' }, source },
  {
    values: { input: 'Ania\nBartek\nCelina\nDawid\nEwa\nFilip', seed: 'smallkit' },
    gives: { result: 'Bartek' },
    source,
  },
  { values: { input: 'Andi\nBudi\nCitra\nDewi\nEka\nFajar', seed: 'smallkit' }, gives: { result: 'Budi' }, source },
  { values: { input: 'Ana\nBruno\nCarla\nDiego\nElisa\nFábio', seed: 'smallkit' }, gives: { result: 'Bruno' }, source },
  { values: { input: 'Yes\nNo', repeat: 3, seed: 'friday' }, gives: { result: 'Yes' }, source },
  { values: { input: 'Yes\nNo', repeat: 3, seed: 'lunch' }, gives: { result: 'No' }, source },
  { values: { input: 'Sì\nNo', repeat: 3, seed: 'venerdì' }, gives: { result: 'No' }, source },
  { values: { input: 'Sí\nNo', repeat: 3, seed: 'viernes' }, gives: { result: 'No' }, source },
  { values: { input: 'Oui\nNon', repeat: 3, seed: 'vendredi' }, gives: { result: 'Non' }, source },
  { values: { input: 'Ya\nTidak', repeat: 3, seed: 'jumat' }, gives: { result: 'Ya' }, source },
  { values: { input: 'Tak\nNie', repeat: 3, seed: 'piątek' }, gives: { result: 'Tak' }, source },
  { values: { input: 'Sim\nNão', repeat: 3, seed: 'sexta-feira' }, gives: { result: 'Não' }, source },
  { values: { input: 'Да\nНет', repeat: 3, seed: 'пятница' }, gives: { result: 'Да' }, source },
  { values: { input: 'Ann*3\nBob', seed: 'demo' }, gives: { result: 'Ann', remaining: 'Bob' }, source },
  { values: { input: 'Ann*1.5\nBob*0.5', seed: 'lunch' }, gives: { result: 'Bob', remaining: 'Ann*1.5' }, source },
  { values: { input: 'Ann' }, gives: problem('tooFew', {}, 'input'), source: 'one entry leaves nothing to chance' },
  {
    values: { input: 'Ann\nBob*two' },
    gives: problem('badWeight', { line: 2, weight: 'two' }, 'input'),
    source: 'a weight is a number',
  },
] satisfies Examples<typeof tool>;
