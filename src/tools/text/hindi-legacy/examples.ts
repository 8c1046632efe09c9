import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'esjk uke usgy gSA', from: 'krutidev', to: 'unicode' },
    gives: 'मेरा नाम नेहल है।',
    source: 'kru2uni (IIIT Hyderabad)',
  },
  {
    values: { input: "i<+kbZ vkSj f'k{kk", from: 'krutidev', to: 'unicode' },
    gives: 'पढ़ाई और शिक्षा',
    source: 'the spellings that a Hindi typing course asks for',
  },
  {
    values: { input: 'dk;kZy; esa dk;ZØe', from: 'krutidev', to: 'unicode' },
    gives: 'कार्यालय में कार्यक्रम',
    source: 'kru2uni (IIIT Hyderabad)',
  },
  {
    values: { input: 'विद्यालय', from: 'unicode', to: 'krutidev' },
    gives: 'fo|ky;',
    source: 'the spelling that a Hindi typing course asks for',
  },
  {
    values: { input: 'राष्ट्रीय क्षेत्र', from: 'unicode', to: 'krutidev' },
    gives: 'jk"Vªh; {ks=',
    source: 'the spellings that a Hindi typing course asks for',
  },
  {
    values: { input: 'çã‹Îè', from: 'chanakya', to: 'unicode' },
    gives: 'हिन्दी',
    source: 'the Chanakya table of IIT Delhi’s AssisTech, glyph by glyph',
  },
  {
    values: { input: '§Z', from: 'chanakya', to: 'unicode' },
    gives: 'ईं',
    source: 'the Chanakya table of IIT Delhi’s AssisTech',
  },
  {
    values: { input: 'काम के दिन', from: 'unicode', to: 'chanakya' },
    gives: '·¤æ× ·Ô¤ çÎÙ',
    source: 'the two-array script for Chanakya, glyph by glyph',
  },
  {
    values: { input: 'fgUnh', from: 'krutidev', to: 'chanakya' },
    gives: 'çã‹Îè',
    source: 'both tables of IIT Delhi’s AssisTech, one after the other',
  },
] satisfies Examples<typeof tool>;
