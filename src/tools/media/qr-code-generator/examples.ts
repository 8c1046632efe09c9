import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { type: 'wifi', ssid: 'Café; 5G', password: 'a:b\\c' },
    gives: { result: ['qr-code.svg'], payload: 'WIFI:T:WPA;S:Café\\; 5G;P:a\\:b\\\\c;;' },
    source: 'ZXing wiki, Barcode Contents',
  },
  {
    values: { type: 'text', input: 'https://a.example', ecc: 'L' },
    gives: { version: 1, modules: 21, eccUsed: 'L' },
    source: 'ISO/IEC 18004:2015 table 7: 17 bytes are the most of version 1 at L',
  },
  {
    values: { type: 'text', input: 'https://ab.example', ecc: 'L' },
    gives: { version: 2, modules: 25 },
    source: 'ISO/IEC 18004:2015 table 7: 18 bytes need version 2 at L',
  },
  {
    values: { type: 'email', to: 'chris@example.com', subject: 'Table for two', body: 'Friday\n19:00', format: 'png' },
    gives: {
      result: ['qr-code.png'],
      payload: 'mailto:chris@example.com?subject=Table%20for%20two&body=Friday%0D%0A19%3A00',
    },
    source: 'RFC 6068 §5; Python: urllib.parse.quote(…, safe="")',
  },
  {
    values: { type: 'url', input: 'example.org/table/1\nexample.org/table/2', batch: true },
    gives: {
      result: ['qr-code-1.svg', 'qr-code-2.svg'],
      payload: ['https://example.org/table/1', 'https://example.org/table/2'],
    },
    source: 'one code for each line; 27 characters each',
  },
  {
    values: { type: 'geo', lat: '48.2010', lon: '16.3695', dots: 'round', format: 'webp', size: 600 },
    gives: { result: ['qr-code.webp'], payload: 'geo:48.2010,16.3695' },
    source: 'RFC 5870 §3.3',
    where: 'browser',
  },
  {
    values: { type: 'whatsapp', phone: '+55 (11) 96123-4567', body: 'Olá, tudo bem?' },
    gives: { payload: 'https://wa.me/5511961234567?text=Ol%C3%A1%2C%20tudo%20bem%3F' },
    source: 'WhatsApp Help, ‘About click to chat’; Python: urllib.parse.quote',
  },
  {
    values: { type: 'text', input: 'More than version 1 can hold', fixVersion: 1 },
    gives: problem('versionTooSmall', { version: 3 }, 'fixVersion'),
    source: 'ISO/IEC 18004:2015 table 7: 28 bytes are over the 26 of version 2 at M',
  },
] satisfies Examples<typeof tool>;
