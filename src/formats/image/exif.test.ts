import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { placeOf } from './exif';
import { isHeader, readHeader } from './image-header';

const GPS = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '33/1 51/1 3564/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '151/1 12/1 4032/100',
};

describe('the place where a photo was taken', () => {
  test.for(['jpeg', 'png', 'webp'] as const)('is read from the EXIF that libvips wrote into %s', async (format) => {
    const file = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
      .withExif({ IFD3: GPS })
      .toFormat(format)
      .toBuffer();
    const header = readHeader(file);
    const place = isHeader(header) ? header.place : undefined;
    // 33° 51′ 35.64″ S, 151° 12′ 40.32″ E: Sydney's opera house
    expect(place?.latitude).toBeCloseTo(-33.859_9, 9);
    expect(place?.longitude).toBeCloseTo(151.211_2, 9);
  });

  test('without GPS, with half of it, or with an impossible one there is none', async () => {
    const placeWith = async (exif: Record<string, string>) => {
      const file = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
        .withExif({ IFD0: { Make: 'Camera' }, ...(Object.keys(exif).length > 0 && { IFD3: exif }) })
        .jpeg()
        .toBuffer();
      const header = readHeader(file);
      return isHeader(header) ? header.place : 'refused';
    };
    expect(await placeWith({})).toBeUndefined();
    expect(await placeWith({ GPSLatitudeRef: 'S', GPSLatitude: GPS.GPSLatitude })).toBeUndefined();
    expect(await placeWith({ ...GPS, GPSLatitude: '133/1 0/1 0/1' })).toBeUndefined();
    expect(await placeWith({ ...GPS, GPSLatitude: '0/0 0/0 0/0' })).toBeUndefined();
    expect(placeOf(new Uint8Array([0x49, 0x49, 42, 0, 255, 255, 255, 255]))).toBeUndefined();
  });
});
