#!/usr/bin/env node
/**
 * `node scripts/build-sample-picture.mjs`: draws public/samples/lake.jpg, the picture that the image tools offer to
 * visitors who have none at hand. Nobody's photograph, so nobody's permission is needed: ranges of hills at dusk by
 * midpoint displacement, mirrored in water, with the grain of film, so that codecs have something to do.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './project.mjs';

const WIDTH = 1600;
const HEIGHT = 1066;
const HORIZON = 640;

/** Mulberry32: the same picture each time. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Heights of a ridge at 513 places: each middle is moved by less than the one before. */
function ridge(random, { top, roughness }) {
  const heights = Array.from({ length: 513 }, () => 0);
  heights[0] = top * (0.6 + 0.5 * random());
  heights[512] = top * (0.6 + 0.5 * random());
  let reach = top * 0.9;
  for (let step = 512; step > 1; step /= 2) {
    for (let at = step / 2; at < 513; at += step)
      heights[at] = (heights[at - step / 2] + heights[at + step / 2]) / 2 + (random() - 0.5) * reach;
    reach *= roughness;
  }
  return heights.map((height) => Math.max(6, height));
}

const polygon = (heights, fill) =>
  `<polygon fill="${fill}" points="0,${HORIZON} ${heights
    .map((height, at) => `${((at / 512) * WIDTH).toFixed(1)},${(HORIZON - height).toFixed(1)}`)
    .join(' ')} ${WIDTH},${HORIZON}"/>`;

/** Firs along the shore. */
function firs(random) {
  const trees = [];
  for (let x = -10; x < WIDTH + 10; x += 5 + random() * 16) {
    const far = Math.abs(x - WIDTH * 0.62) / WIDTH;
    const height = (14 + random() * 46) * (0.35 + far * 1.9);
    const half = height * 0.17;
    const steps = 5;
    const points = [`${x},${HORIZON - height}`];
    for (const side of [1, -1]) {
      const own = [];
      for (let step = 1; step <= steps; step++) {
        const y = HORIZON - height + (height * step) / steps;
        const reach = (half * step) / steps;
        own.push(`${x + side * reach},${y}`, `${x + side * reach * 0.62},${y - height * 0.02}`);
      }
      points.push(...(side === 1 ? own : own.toReversed()));
    }
    trees.push(`<polygon points="${points.join(' ')}"/>`);
  }
  return `<g fill="#15202a">${trees.join('')}</g>`;
}

function land() {
  const random = randomFrom(2026);
  const ranges = [
    [{ top: 330, roughness: 0.52 }, '#8d86a8'],
    [{ top: 240, roughness: 0.5 }, '#6d6f95'],
    [{ top: 160, roughness: 0.5 }, '#4a587c'],
    [{ top: 85, roughness: 0.48 }, '#2c3d58'],
  ].map(([shape, fill]) => polygon(ridge(random, shape), fill));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HORIZON}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#28406f"/><stop offset=".45" stop-color="#8a7fb0"/>
        <stop offset=".75" stop-color="#f0a58a"/><stop offset="1" stop-color="#ffd9a0"/>
      </linearGradient>
      <radialGradient id="glow" cx="62%" cy="72%" r="45%">
        <stop offset="0" stop-color="#fff3d0" stop-opacity=".95"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/>
      </radialGradient>
      <filter id="clouds" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".0022 .011" numOctaves="6" seed="11"/>
        <feColorMatrix values="0 0 0 0 1  0 0 0 0 .87  0 0 0 0 .8  1.9 0 0 0 -.78"/>
      </filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect width="100%" height="78%" filter="url(#clouds)" opacity=".75"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    <circle cx="${WIDTH * 0.62}" cy="452" r="34" fill="#fffaea"/>
    ${ranges.join('')}
    ${firs(random)}
  </svg>`;
}

/** Rows of the mirrored land, pushed sideways more and more toward the viewer, as waves do. */
async function water(shore) {
  const { data, info } = await sharp(shore).flip().blur(1.2).raw().toBuffer({ resolveWithObject: true });
  const rows = HEIGHT - HORIZON;
  const out = Buffer.alloc(rows * WIDTH * 3);
  const random = randomFrom(7);
  const waves = Array.from({ length: 5 }, () => [random() * 6, 0.6 + random() * 2.2]);
  for (let y = 0; y < rows; y++) {
    const near = y / rows;
    const from = Math.min(info.height - 1, Math.floor(y * 1.45));
    const phase = 900 / (y + 14);
    const push = Math.round(
      waves.reduce((sum, [start, rate]) => sum + Math.sin(start + phase * rate * 9), 0) * (1 + near * 9),
    );
    for (let x = 0; x < WIDTH; x++) {
      const source = (from * WIDTH + Math.min(WIDTH - 1, Math.max(0, x + push))) * info.channels;
      for (let channel = 0; channel < 3; channel++)
        out[(y * WIDTH + x) * 3 + channel] =
          (data[source + channel] ?? 0) * (0.82 - near * 0.34) + [6, 12, 22][channel];
    }
  }
  return { input: out, raw: { width: WIDTH, height: rows, channels: 3 }, left: 0, top: HORIZON };
}

const shore = await sharp(Buffer.from(land())).removeAlpha().png().toBuffer();
const grain = await sharp({
  create: {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 9 },
  },
})
  .png()
  .toBuffer();
const whole = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
  .composite([{ input: shore, left: 0, top: 0 }, await water(shore)])
  .png()
  .toBuffer();
await sharp(whole)
  .composite([{ input: grain, blend: 'soft-light' }])
  .jpeg({ quality: 88 })
  .toFile(join(ROOT, 'public/samples/lake.jpg'));
