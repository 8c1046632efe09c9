import { ascii, u16, u32 } from './image-bytes';

/** The color space of a profile's pictures: 'RGB ', 'GRAY', 'CMYK' … (ICC.1 §7.2.6). */
export const profileSpace = (profile: Uint8Array): string => ascii(profile, 16, 4);

/** The profile's display name, from its `desc` tag (`desc` of version 2, `mluc` of version 4); '' if there is none. */
export function profileName(profile: Uint8Array): string {
  const count = Math.min(u32(profile, 128), 100);
  for (let index = 0; index < count; index++) {
    const entry = 132 + index * 12;
    if (ascii(profile, entry, 4) !== 'desc') continue;
    const at = u32(profile, entry + 4);
    const type = ascii(profile, at, 4);
    if (type === 'desc') return clean(ascii(profile, at + 12, Math.min(u32(profile, at + 8), 200)));
    if (type === 'mluc' && u32(profile, at + 8) > 0) {
      const length = Math.min(u32(profile, at + 20), 400);
      const start = at + u32(profile, at + 24);
      return clean(
        String.fromCharCode(...Array.from({ length: length / 2 }, (_, unit) => u16(profile, start + unit * 2))),
      );
    }
  }
  return '';
}

const clean = (name: string): string => name.replaceAll('\0', '').trim();

/**
 * Whether the profile is sRGB under any of its names, including the small profiles made to replace it ('c2',
 * 'sRGB2014', 'sRGB IEC61966-2.1').
 */
export const isSrgb = (profile: Uint8Array): boolean => /srgb|^c2(ci)?$/i.test(profileName(profile));
