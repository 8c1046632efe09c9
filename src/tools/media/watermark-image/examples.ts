import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** 100 × 100 white pixels, and 10 × 10 red ones, by Python's zlib. */
const white =
  'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAIAAAD/gAIDAAAAnUlEQVR42u3QMQEAAAwCIPuX1gr79kAEUs6iQJYsWbJkyVIgS5YsWbJkKZAlS5YsWbIUyJIlS5YsWQpkyZIlS5YsBbJkyZIlS5YCWbJkyZIlS4EsWbJkyZKlQJYsWbJkyVIgS5YsWbJkKZAlS5YsWbIUyJIlS5YsWQpkyZIlS5YsBbJkyZIlS5YCWbJkyZIlS4EsWbJkyZKlQJasbwMtw8Gd7V+EwwAAAABJRU5ErkJggg==';
const red = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mP4z8CABzGMSmNDALfKY53W1e90AAAAAElFTkSuQmCC';

const input = [{ name: 'white.png', type: 'image/png', base64: white }];
const logo = [{ name: 'red.png', type: 'image/png', base64: red }];

export default [
  {
    values: { input, text: '© {year}' },
    gives: { result: ['white-watermarked.png'], outWidth: 100, outHeight: 100, type: 'image/png' },
    source: 'a watermark leaves the size and the type as they are',
    where: 'browser',
  },
  {
    values: { input, logo, size: 20, margin: 5, opacity: 100, format: 'webp', position: 'tile', rotate: 30 },
    gives: { result: ['white-watermarked.webp'], outWidth: 100, outHeight: 100, type: 'image/webp' },
    source: 'the same, saved as WebP',
    where: 'browser',
  },
  {
    values: { input, text: ' ' },
    gives: problem('nothingToDraw', {}, 'text'),
    source: 'neither a text nor a logo was given',
  },
  {
    values: { input, logo: [{ name: 'logo.txt', type: 'image/png', text: 'not a logo' }] },
    gives: problem('badLogo', { file: 'logo.txt' }, 'logo'),
    source: 'WHATWG MIME Sniffing §6.1: these bytes are no image’s',
    where: 'browser',
  },
] satisfies Examples<typeof tool>;
