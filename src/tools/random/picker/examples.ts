import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const source = 'xoroshiro128+ written in Python after its authors’ reference';
const NAMES = 'Ann\nBen\nChloe\nDev\nEva\nFinn';

export default [
  {
    values: { mode: 'pick', input: NAMES, seed: 'smallkit' },
    gives: { result: ['Ben'], total: 6, remaining: 'Ann\nChloe\nDev\nEva\nFinn', seedUsed: 'smallkit' },
    source,
  },
  {
    values: { input: 'a\nb\nc\nd\ne', mode: 'shuffle', seed: 'smallkit' },
    gives: {
      result: ['e', 'c', 'b', 'a', 'd'],
      listHash: 'dbbc47f2a90b02153a78630eb0341612800f530bd3ae6dda5504e60ffbc64018',
    },
    source: `${source}, partial Fisher–Yates; SHA-256 by Python’s hashlib`,
  },
  {
    values: { mode: 'pick', input: NAMES, count: 2, unique: true, as: 'comma', seed: 'smallkit' },
    gives: 'Ben, Eva',
    source,
  },
  {
    values: { mode: 'pick', input: NAMES, count: 6, unique: false, as: 'comma', seed: 'smallkit' },
    gives: 'Ben, Dev, Ann, Dev, Ann, Finn',
    source,
  },
  {
    values: { input: NAMES, mode: 'groups', groups: 4, seed: 'smallkit' },
    gives: { result: ['1: Ben, Ann', '2: Eva, Finn', '3: Chloe', '4: Dev'] },
    source: `${source}, dealt in turn`,
  },
  {
    values: { input: NAMES, mode: 'groups', by: 'size', groups: 4, seed: 'smallkit' },
    gives: { result: ['1: Ben, Chloe, Ann', '2: Eva, Dev, Finn'] },
    source: `${source}, dealt in turn to 6 ÷ 4, rounded up, groups`,
  },
  {
    values: {
      mode: 'pick',
      input: 'Ann*3\nBen\nChloe\t0.5\nDev*0',
      weights: true,
      count: 6,
      unique: false,
      seed: 'smallkit',
    },
    gives: { result: ['Ann', 'Ann', 'Ben', 'Ann', 'Ben', 'Ben'], remaining: 'Chloe\t0.5\nDev*0' },
    source: `${source}, weights 30, 10, 5 and 0`,
  },
  {
    values: { mode: 'pick', input: 'Yes\nNo', unique: false, count: 1, seed: 'smallkit' },
    gives: { result: ['No'] },
    source,
  },
  { values: { mode: 'pick', input: 'Sí\nNo', unique: false, seed: 'smallkit' }, gives: { result: ['No'] }, source },
  { values: { mode: 'pick', input: 'Oui\nNon', unique: false, seed: 'smallkit' }, gives: { result: ['Non'] }, source },
  { values: { mode: 'pick', input: 'Tak\nNie', unique: false, seed: 'smallkit' }, gives: { result: ['Nie'] }, source },
  {
    values: { mode: 'pick', input: 'Ya\nTidak', unique: false, seed: 'smallkit' },
    gives: { result: ['Tidak'] },
    source,
  },
  { values: { mode: 'pick', input: 'Sim\nNão', unique: false, seed: 'smallkit' }, gives: { result: ['Não'] }, source },
  { values: { mode: 'pick', input: 'Sì\nNo', unique: false, seed: 'smallkit' }, gives: { result: ['No'] }, source },
  {
    values: { mode: 'pick', input: 'Аня\nБорис\nВера\nГлеб\nДаша\nЕгор', seed: 'smallkit' },
    lang: 'ru',
    gives: { result: ['Борис'] },
    source,
  },
  { values: { mode: 'pick', input: 'Да\nНет', unique: false, seed: 'smallkit' }, gives: { result: ['Нет'] }, source },
  {
    values: { mode: 'pick', input: '"Lee, Ann", Bo', split: 'auto', seed: 'smallkit' },
    gives: { result: ['Bo'], remaining: 'Lee, Ann' },
    source: `${source}; quotes by RFC 4180`,
  },
  {
    values: { mode: 'pick', input: 'a\na\nb', count: 4, unique: true },
    gives: problem('notEnough', { possible: 3 }, 'count'),
    source: 'three entries can be picked at most three times without repeats',
  },
  {
    values: { mode: 'pick', input: 'Ann\n\nBen*-1', weights: true },
    gives: problem('badWeight', { entry: 3, weight: '-1' }, 'input'),
    source: 'a weight is 0 or more',
  },
  {
    values: { mode: 'pick', input: 'Ann*0\nBen*0', weights: true },
    gives: problem('allZero', {}, 'input'),
    source: 'nothing has a chance',
  },
  {
    values: { input: 'Ann\nBen', mode: 'groups', groups: 3 },
    gives: problem('tooManyGroups', { groups: 3, entries: 2 }, 'groups'),
    source: 'two people cannot fill three groups',
  },
  {
    values: { input: 'Name;City\nAnn;Rome\nBen;Lima', column: 'Street' },
    gives: problem('noColumn', { column: 'Street', columns: 2 }, 'column'),
    source: 'the table’s first line has two headings',
  },
  {
    values: { mode: 'pick', input: 'Ana\nLuis\nMarta\nPablo\nSofía', seed: 'smallkit' },
    gives: { result: ['Sofía'], total: 5 },
    source: source,
    lang: 'es',
  },
  {
    values: { mode: 'pick', input: 'Paella\nTacos\nPizza', seed: 'smallkit' },
    gives: { result: ['Tacos'], total: 3 },
    source: source,
    lang: 'es',
  },
  {
    values: { mode: 'pick', input: 'Ana\nLuis\nMarta\nPablo\nSofía', count: 2, as: 'comma', seed: 'smallkit' },
    lang: 'es',
    gives: 'Sofía, Marta',
    source,
  },
  {
    values: { mode: 'pick', input: 'Chloé\nHugo\nLéa\nManon\nNoé', seed: 'smallkit' },
    gives: { result: ['Noé'], total: 5 },
    source: source,
    lang: 'fr',
  },
  {
    values: { mode: 'pick', input: 'Crêpes\nPizza\nSushis', seed: 'smallkit' },
    gives: { result: ['Pizza'], total: 3 },
    source: source,
    lang: 'fr',
  },
  {
    values: { mode: 'pick', input: 'Andi\nBudi\nCitra\nDewi\nEka', seed: 'smallkit' },
    gives: { result: ['Eka'], total: 5 },
    source: source,
    lang: 'id',
  },
  {
    values: { mode: 'pick', input: 'Bakso\nSoto\nRendang', seed: 'smallkit' },
    gives: { result: ['Soto'], total: 3 },
    source: source,
    lang: 'id',
  },
  {
    values: { mode: 'pick', input: 'Andi\nBudi\nCitra\nDewi\nEka', count: 2, as: 'comma', seed: 'smallkit' },
    lang: 'id',
    gives: 'Eka, Citra',
    source,
  },
  {
    values: { mode: 'pick', input: 'Chiara\nDavide\nElena\nLuca\nSara', seed: 'smallkit' },
    gives: { result: ['Sara'], total: 5 },
    source: source,
    lang: 'it',
  },
  {
    values: { mode: 'shuffle', input: 'Chiara\nDavide\nElena\nLuca\nSara', seed: 'smallkit' },
    gives: { result: ['Sara', 'Elena', 'Davide', 'Chiara', 'Luca'] },
    source: `${source}, partial Fisher–Yates`,
    lang: 'it',
  },
  {
    values: { mode: 'pick', input: 'Lasagne\nPizza\nRisotto', seed: 'smallkit' },
    gives: { result: ['Pizza'], total: 3 },
    source: source,
    lang: 'it',
  },
  {
    values: { mode: 'pick', input: 'Chiara\nDavide\nElena\nLuca\nSara', count: 2, as: 'comma', seed: 'smallkit' },
    lang: 'it',
    gives: 'Sara, Elena',
    source,
  },
  {
    values: { mode: 'pick', input: 'Ania\nBartek\nCelina\nDawid\nEwa', seed: 'smallkit' },
    gives: { result: ['Ewa'], total: 5 },
    source: source,
    lang: 'pl',
  },
  {
    values: { mode: 'pick', input: 'Pierogi\nBigos\nŻurek', seed: 'smallkit' },
    gives: { result: ['Bigos'], total: 3 },
    source: source,
    lang: 'pl',
  },
  {
    values: { mode: 'pick', input: 'Ana\nBruno\nCarla\nJoão\nInês', seed: 'smallkit' },
    gives: { result: ['Inês'], total: 5 },
    source: source,
    lang: 'pt',
  },
  {
    values: { mode: 'pick', input: 'Feijoada\nPizza\nTapioca', seed: 'smallkit' },
    gives: { result: ['Pizza'], total: 3 },
    source: source,
    lang: 'pt',
  },
  {
    values: { mode: 'pick', input: 'Борщ\nПельмени\nПлов', seed: 'smallkit' },
    gives: { result: ['Пельмени'], total: 3 },
    source: source,
    lang: 'ru',
  },
  {
    values: { mode: 'pick', input: 'Аня\nБорис\nВера\nГлеб\nДаша\nЕгор', count: 2, as: 'comma', seed: 'smallkit' },
    lang: 'ru',
    gives: 'Борис, Даша',
    source,
  },
] satisfies Examples<typeof tool>;
