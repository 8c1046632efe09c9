import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const COLORJS = 'colorjs.io 0.7.1; APCA by apca-w3 0.1.9';

export default [
  {
    values: { input: 'rebeccapurple' },
    gives: {
      hex: '#663399',
      rgb: 'rgb(102 51 153)',
      hsl: 'hsl(270 50% 40%)',
      hwb: 'hwb(270 20% 40%)',
      lab: 'lab(32.39 38.42 -47.69)',
      lch: 'lch(32.39 61.24 308.86)',
      oklab: 'oklab(0.4403 0.0882 -0.1339)',
      oklch: 'oklch(0.4403 0.1603 303.37)',
      cmyk: 'cmyk(33% 67% 0% 40%)',
      name: 'rebeccapurple',
      gamut: 'sRGB',
      apcaWhite: '-93',
      apcaBlack: '15.6',
    },
    source: COLORJS,
  },
  {
    values: { input: '#0f8c' },
    gives: {
      hex: '#00ff88cc',
      rgb: 'rgb(0 255 136 / 0.8)',
      oklch: 'oklch(0.8763 0.2278 152.55 / 0.8)',
    },
    source: COLORJS,
  },
  {
    values: { input: 'color(display-p3 0 1 0)' },
    gives: { gamut: 'Display P3', oklch: 'oklch(0.8488 0.3685 145.64)', lab: 'lab(86.61 -106.54 102.87)' },
    source: COLORJS,
  },
  {
    values: { input: 'cmyk(0% 100% 100% 0%)', legacy: true },
    gives: { hex: '#ff0000', rgb: 'rgb(255, 0, 0)', hsl: 'hsl(0, 100%, 50%)', name: 'red' },
    source: 'the formula without a profile: red is all of magenta and yellow',
  },
  {
    values: { input: 'rgb(102 51 1x3)' },
    gives: problem('badPart', { part: '1x3', position: 12 }, 'input'),
    source: 'CSS Color 4: a number, a percentage, or none',
  },
] satisfies Examples<typeof tool>;
