import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** 1000 × 667, 400 × 200, 6 × 4 with EXIF orientation 6, and 4 × 2 with three frames: written by Pillow 12.3. */
const wide =
  'iVBORw0KGgoAAAANSUhEUgAAA+gAAAKbAQAAAABOGZ2SAAAAaElEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPg2SFkAASUfqUIAAAAASUVO' +
  'RK5CYII=';
const banner =
  'iVBORw0KGgoAAAANSUhEUgAAAZAAAADIAQAAAADubopPAAAAOklEQVR42u3LoQEAAAgDoOn/P+sNBht0anLVURRFURRFURRFURRFURRF' +
  'URRFURRFURRFURRFURTlpSz72wKPhH4BuAAAAABJRU5ErkJggg==';
const turned =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABALDA4MChAODQ4SERATGCga' +
  'GBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAEAAYBAREA/8QAFAABAAAAAAAAAAAAAAAA' +
  'AAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';
const film =
  'R0lGODdhBAACAIEAAAAAAAAAAAAAAAAAACwAAAAABAACAAAIBwABCBwoMCAAIfkEAQAAAQAsAAAAAAQAAgCBPAAAAAAAAAAAAAAACAcA' +
  'AQgcKDAgACH5BAEAAAEALAAAAAAEAAIAgXgAAAAAAAAAAAAAAAgHAAEIHCgwIAA7';

const png = (name: string, base64: string) => [{ name, type: 'image/png', base64 }];

export default [
  {
    values: { input: png('wide.png', wide), width: 500 },
    gives: { result: ['wide-500x334.png'], outWidth: 500, outHeight: 334, type: 'image/png' },
    source: '667 × 500 / 1000 = 333.5, halves rounded up',
    where: 'browser',
  },
  {
    values: { input: png('banner.png', banner), width: 100, height: 100 },
    gives: { outWidth: 100, outHeight: 50 },
    source: 'the smaller of 100/400 and 100/200 is 1/4',
    where: 'browser',
  },
  {
    values: { input: png('banner.png', banner), width: 100, height: 100, mode: 'cover', format: 'webp' },
    gives: { result: ['banner-100x100.webp'], outWidth: 100, outHeight: 100, type: 'image/webp' },
    source: 'the box itself: the larger of 100/400 and 100/200 is 1/2, and the middle is kept',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'turned.jpg', type: 'image/jpeg', base64: turned }], percent: 50 },
    gives: { result: ['turned-2x3.jpg'], outWidth: 2, outHeight: 3 },
    source: 'EXIF 2.32 §4.6.4: with orientation 6 the first row is the right-hand side, so 6 × 4 is looked at as 4 × 6',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'film.gif', type: 'image/gif', base64: film }], preset: 'discord-emoji', mode: 'pad' },
    gives: { result: ['film-128x128.png'], outWidth: 128, outHeight: 128, type: 'image/png' },
    source: 'Discord’s creator portal: emoji of 128 × 128; no browser writes GIF',
    where: 'browser',
  },
  {
    values: { input: png('wide.png', wide) },
    gives: problem('nothingSet', {}, 'width'),
    source: 'no size was asked for',
  },
  {
    values: { input: [{ name: 'notes.txt', type: 'image/png', text: 'Buy milk' }], width: 100 },
    gives: problem('notPicture', { file: 'notes.txt', type: '' }, 'input'),
    source: 'WHATWG MIME Sniffing §6.1: these bytes are no image’s, whatever type the file claims',
  },
] satisfies Examples<typeof tool>;
