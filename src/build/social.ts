import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';

/** The picture that chats and social networks show for a page: 1200 × 630, with its title in the site's own font. */

export interface SocialCard {
  readonly title: string;
  /** The line above the title: the family, the blog. */
  readonly over: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const SUBSETS = ['latin', 'latin-ext', 'cyrillic'];
/**
 * Cached pictures, by everything that determines them: a build only draws new ones, whatever its base path. Pictures
 * that no build has used for a month are deleted.
 */
const CACHE = '.cache/social';
const UNUSED_MS = 30 * 24 * 3_600_000;

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
  await (pruned ??= prune(CACHE, Date.now()));
  const key = createHash('sha256')
    .update(await (drawing ??= drawingKey()))
    .update(JSON.stringify(card))
    .digest('hex')
    .slice(0, 32);
  const file = `${CACHE}/${key}.png`;
  try {
    const png = new Uint8Array(await readFile(file));
    await markUsed(file);
    return png;
  } catch {
    const png = await draw(card);
    // Two builds may run at the same time: neither must read a file that the other is still writing.
    const half = `${file}.${process.pid}`;
    await mkdir(CACHE, { recursive: true });
    await writeFile(half, png);
    await rename(half, file);
    return new Uint8Array(png);
  }
}

let drawing: Promise<string> | undefined;
let pruned: Promise<void> | undefined;

/** What every picture depends on besides its text: this file, the fonts, and the programs that draw. */
async function drawingKey(): Promise<string> {
  const hash = createHash('sha256').update(`${WIDTH} ${HEIGHT} ${box} ${draw}`);
  for (const { data } of await loadFonts()) hash.update(data);
  for (const name of ['satori', 'sharp']) {
    const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
    hash.update(`${name} ${version}`);
  }
  return hash.digest('hex');
}

/**
 * Updates the time of a picture, unless it was used in the last day: a build with 700 of them would write as many
 * times.
 */
async function markUsed(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  const now = new Date();
  if (now.getTime() - mtimeMs > DAY_MS) await utimes(file, now, now);
}
const DAY_MS = 24 * 3_600_000;

/** Deletes the pictures in a folder that no build has used for a month. */
export async function prune(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const { mtimeMs } = await stat(file);
      if (now - mtimeMs > UNUSED_MS) await rm(file, { force: true });
    }),
  );
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
  // satori takes React elements or plain objects of the same shape; its type only allows the former.
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await loadFonts(),
  });
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 8, effort: 1, dither: 0 }).toBuffer();
}
