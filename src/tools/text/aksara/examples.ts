import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const WIKIPEDIA = 'Wikipedia: the name of the script';

export default [
  { values: { script: 'javanese', input: 'hanacaraka' }, gives: 'ꦲꦤꦕꦫꦏ', source: WIKIPEDIA },
  { values: { script: 'balinese', input: 'Bali' }, gives: 'ᬩᬮᬶ', source: WIKIPEDIA },
  { values: { script: 'sundanese', input: 'aksara Sunda' }, gives: 'ᮃᮊ᮪ᮞᮛ ᮞᮥᮔ᮪ᮓ', source: WIKIPEDIA },
  {
    values: { script: 'balinese', input: 'mangda Brahma' },
    gives: 'ᬫᬗ᭄ᬤᬩ᭄ᬭᬳ᭄ᬫ',
    source: 'Tinggen, Celah-celah kunci pasang aksara Bali: ng and h within a word',
  },
  {
    values: { script: 'javanese', direction: 'toLatin', input: 'ꦲꦤꦕꦫꦏ' },
    gives: 'hanacaraka',
    source: WIKIPEDIA,
  },
  {
    values: { script: 'balinese', direction: 'toLatin', input: 'ᬩᬮᬶ' },
    gives: 'bali',
    source: WIKIPEDIA,
  },
  {
    values: { script: 'sundanese', direction: 'toLatin', input: 'ᮃᮊ᮪ᮞᮛ ᮞᮥᮔ᮪ᮓ' },
    gives: 'aksara sunda',
    source: WIKIPEDIA,
  },
  {
    values: { direction: 'toLatin', input: 'hanacaraka' },
    gives: problem('noScript', {}, 'input'),
    source: 'Latin letters are in no block of the three scripts',
  },
] satisfies Examples<typeof tool>;
