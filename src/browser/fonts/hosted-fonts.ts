import pacifico from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2?url';
import lora from '@fontsource/lora/files/lora-latin-700-normal.woff2?url';
import condensed from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2?url';
import oswald from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url';
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
/**
 * Fonts that the site hosts for drawings, so that a picture looks the same on every device. All are under the SIL Open Font
 * License 1.1. They have Latin letters; others come from the device.
 */
const FILES = {
  onest: {
    family: 'Onest',
    weight: '700',
    url: onest,
  },
  oswald: {
    family: 'Oswald',
    weight: '700',
    url: oswald,
  },
  condensed: {
    family: 'Roboto Condensed',
    weight: '700',
    url: condensed,
  },
  lora: {
    family: 'Lora',
    weight: '700',
    url: lora,
  },
  pacifico: {
    family: 'Pacifico',
    weight: '400',
    url: pacifico,
  },
} as const;

export type HostedFont = keyof typeof FILES;
export const HOSTED_FONTS = ['onest', 'oswald', 'condensed', 'lora', 'pacifico'] as const satisfies HostedFont[];

const loaded = new Map<HostedFont, Promise<string>>();

/**
 * Loads a font, on the page or in a worker.
 *
 * @returns its weight and family for `context.font`, with fallbacks: "700 {size}px 'Oswald', sans-serif" without the size
 * @throws if the font cannot be fetched
 */
export function hostedFont(name: HostedFont): Promise<(size: number) => string> {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known.then((family) => (size) => `${FILES[name].weight} ${size}px ${family}, system-ui, sans-serif`);
}

async function load(name: HostedFont): Promise<string> {
  const { family, weight, url } = FILES[name];
  const face = new FontFace(family, `url("${new URL(url, self.location.href).href}")`, { weight });
  await face.load();
  const fonts = typeof document === 'undefined' ? (self as unknown as { fonts: FontFaceSet }).fonts : document.fonts;
  fonts.add(face);
  return `'${family}'`;
}
