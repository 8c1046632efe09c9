import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';

/** The picture that chats and social networks show for a page: 1200 × 630, its title in the site's own face. */

export interface SocialCard {
  readonly title: string;
  /** The line above the title: the family, the blog. */
  readonly over: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const SUBSETS = ['latin', 'latin-ext', 'cyrillic'];
/** Pictures made before, by what is on them: a build makes only what is new. */
const CACHE = '.cache/social';
const VERSION = 1;

let fonts: Promise<{ name: string; data: Buffer; weight: 600; style: 'normal' }[]> | undefined;

const loadFonts = () =>
  (fonts ??= Promise.all(
    SUBSETS.map(async (subset) => ({
      name: 'Onest',
      data: await readFile(`node_modules/@fontsource/onest/files/onest-${subset}-600-normal.woff`),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  ));

const box = (style: object, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

export async function socialImage(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, card]))
    .digest('hex')
    .slice(0, 32);
  const file = `${CACHE}/${key}.png`;
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const png = await draw(card);
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, png);
    return new Uint8Array(png);
  }
}

async function draw({ title, over }: SocialCard): Promise<Buffer> {
  const LONG = 42;
  const tree = box(
    {
      width: WIDTH,
      height: HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 80,
      background: '#fbfaf6',
      color: '#1d1c19',
      fontFamily: 'Onest',
      borderTop: '20px solid #0b6350',
    },
    [
      box({ fontSize: 34, color: '#0b6350' }, over),
      box({ fontSize: title.length > LONG ? 68 : 92, lineHeight: 1.1, letterSpacing: -2 }, title),
      box({ fontSize: 34, color: '#5d5a52' }, 'Smallkit'),
    ],
  );
  // satori takes React elements or plain objects of the same shape; its type knows only the first.
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await loadFonts(),
  });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 8, effort: 1, dither: 0 }).toBuffer();
}
