import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** 64 × 64 noise as JPEG, a blue line on white as RGB, three frames of 4 × 2, and a TIFF: written by Pillow 12.3. */
const noise =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKB' +
  'TmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8' +
  'fHz/wAARCABAAEADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQID' +
  'AAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlq' +
  'c3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3' +
  '+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEI' +
  'FEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImK' +
  'kpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDn' +
  'RHgjAI9qAvUgH1+tSrgdj24xT1TnBJGPrUXCMhoXhcZHtSgDvkk459KeAuR3p5Xac5wev1qXI6YSGBeCfT9RT9h6YI/HinAZB9M8VKq8' +
  'ZwPX1qHI6oSIgNzHkZxUqrwTz+HalCjByB+HOKcFxkkdfSobudMJFMKS/OPrSqBnjkn17VKFyMdSCKcAdpIJ6VbkfNxkMC4OevrT1Tqc' +
  'c/lT1UkY9O1OVMg5GSai51QkRqpPB47fWpQAev1yRgU4L+HuBTwDjqeDn6Vm5HTCQwKeM/mD1qRU6cZ4pyKcdAMnOaeFBbK+neocjphI' +
  'oqu3GMDinIu5sgH0zT8HPHXt7VIF3eo+lW3Y+cjMjVe6jJ9KkC/L7+4pyqcAACnqu327c1DkdMZEe0n1xjmnhTjI/wD108Dvg89CakAx' +
  'gfToKhs6YyGYHXjknnP+fWnAFTgknHTAp4UDAPTHIqRUxxnJJ61DkdUZFAJ7Z6YFPCAgAEfj0pyq2SR296cFzwQOOwrRyPnIyGorHrz/' +
  'AFp6qeART9u5eeh/h7U4Lgbj09KzcjojIaoIHAOPX0p6jI449D1/GnbTwM9Bj8KkAH8YHaocjqjLQjABGBkDFSBQBgj8/pTlTJHt3qRV' +
  'Pbr2qGzpjI//2Q==';
const line =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAA6UlEQVR4Ac3ZuxHCQBCDYds1EFEG5RBRGuUQUQZFOOKYYQYw53vsaaX9' +
  'M2Vfrvlwvj2upylMS9IcL/cwnmlJlFCmFyiU6Q2KY/qAgph+QBFMW5DclAFpTXmQ0LQLUplKIImpAuKb6iCyqQnENLWCaKYOEMfUByKY' +
  'ukHeJgvI1WQE+ZnsICfTEMjDNAqCmwAgrAkDAppgIJQJCYKYwKBxEx40aHIBjZi8QGaTI8hm8gUZTO6gXhMD1GUigdpNPFCjiQpqMbFB' +
  'VZMAVDZpQAWTDLRnUoKyJjHo36QHbUwhQN+meV3XtIOUfqknxD6Rg3QQgHYAAAAASUVORK5CYII=';
const film =
  'R0lGODdhBAACAIEAAAAAAAAAAAAAAAAAACwAAAAABAACAAAIBwABCBwoMCAAIfkEAQAAAQAsAAAAAAQAAgCBPAAAAAAAAAAAAAAACAcA' +
  'AQgcKDAgACH5BAEAAAEALAAAAAAEAAIAgXgAAAAAAAAAAAAAAAgHAAEIHCgwIAA7';
const scan =
  'SUkqAAgAAAAIAAABBAABAAAAAgAAAAEBBAABAAAAAgAAAAMBAwABAAAAAQAAAAYBAwABAAAAAQAAABEBBAABAAAAbgAAABYBBAABAAAA' +
  'AgAAABcBBAABAAAAAgAAABwBAwABAAAAAQAAAAAAAAAAAA==';

export default [
  {
    values: { input: [{ name: 'noise.jpg', type: 'image/jpeg', base64: noise }], targetKb: 1 },
    gives: ({ bytes, outWidth, outHeight, type }) =>
      Number(bytes?.[0]) <= 1024 && outWidth?.[0] === '64' && outHeight?.[0] === '64' && type?.[0] === 'image/jpeg',
    source: 'a kB is 1,024 bytes here, and the size stays where quality alone is enough',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'line.png', type: 'image/png', base64: line }] },
    gives: ({ bytes, originalBytes, how }) =>
      Number(bytes?.[0]) < Number(originalBytes?.[0]) && how?.[0] === 'lossless',
    source: 'PNG third edition §11.2.1: two colors need one bit a pixel, RGB takes 24',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'noise.jpg', type: 'image/jpeg', base64: noise }], format: 'webp', maxSide: 32 },
    gives: { result: ['noise.webp'], outWidth: 32, outHeight: 32, type: 'image/webp' },
    source: 'a square of 64 pixels a side, halved',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'film.gif', type: 'image/gif', base64: film }] },
    gives: { result: ['film.gif'], bytes: 126, originalBytes: 126, saved: 0, type: 'image/gif', how: 'kept' },
    source: 'the file itself: an animation is left as it is',
  },
  {
    values: { input: [{ name: 'scan.jpg', type: 'image/jpeg', base64: scan }] },
    gives: problem('otherType', { file: 'scan.jpg', type: 'TIFF' }, 'input'),
    source: 'TIFF 6.0 §2: the bytes II and 42, whatever the name says',
  },
] satisfies Examples<typeof tool>;
