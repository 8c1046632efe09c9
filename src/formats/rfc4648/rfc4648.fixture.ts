import { type Style } from '.';

export const STYLES: Style[] = [
  { scheme: 'base64' },
  { scheme: 'base64', urlSafe: true, padding: false },
  { scheme: 'base64', wrap: 76 },
  { scheme: 'base32' },
  { scheme: 'base32', hexAlphabet: true, wrap: 64 },
  { scheme: 'base32', padding: false },
];
