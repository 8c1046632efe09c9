#!/usr/bin/env node
/**
 * `node scripts/build-sample-film.mjs`: draws public/samples/day.gif and day.mp4, which the GIF splitter and the video
 * converter offer to visitors who have no file at hand: a day at the sea, the sun once across the sky. Needs ffmpeg with
 * libx264 on the path; H.264 because every browser that decodes video at all decodes it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import gifenc from 'gifenc';
import sharp from 'sharp';
import { ROOT } from './project.mjs';

const { GIFEncoder, applyPalette, quantize } = gifenc;
const WIDTH = 480;
const HEIGHT = 320;
const HORIZON = 200;
const SECONDS = 4;
const RATE = 24;
/** A GIF has few colors and no prediction between frames: half the size, a quarter of the frames. */
const GIF = { width: WIDTH / 2, height: HEIGHT / 2, every: 4 };

/** Colors of the top of the sky, of its lower edge, and of the water, through the day. */
const HOURS = [
  [0, [38, 44, 92], [236, 150, 122], [46, 62, 104]],
  [0.2, [92, 160, 220], [255, 220, 176], [58, 122, 168]],
  [0.5, [64, 150, 232], [190, 226, 250], [36, 118, 176]],
  [0.8, [86, 96, 168], [255, 180, 120], [62, 86, 138]],
  [1, [30, 30, 72], [214, 96, 92], [36, 40, 84]],
];

function colorsAt(time) {
  const next = HOURS.findIndex(([hour]) => hour >= time);
  const [from, to] = [HOURS[Math.max(0, next - 1)], HOURS[next]];
  const share = to[0] === from[0] ? 0 : (time - from[0]) / (to[0] - from[0]);
  return [1, 2, 3].map(
    (at) => `rgb(${from[at].map((value, index) => Math.round(value + (to[at][index] - value) * share))})`,
  );
}

/** The scene at a time from 0 (sunrise) to 1 (sunset). */
function scene(time) {
  const [high, low, water] = colorsAt(time);
  const sun = { x: 40 + 400 * time, y: HORIZON + 18 - 190 * Math.sin(Math.PI * time) };
  const boat = { x: 410 - 330 * time, y: HORIZON + 46 + 2 * Math.sin(time * Math.PI * 10) };
  const glints = Array.from({ length: 9 }, (_, row) => {
    const y = HORIZON + 8 + row * 12;
    const width = 18 + row * 7 + 8 * Math.sin(time * Math.PI * 16 + row * 2);
    return `<rect x="${sun.x - width / 2}" y="${y}" width="${width}" height="3" rx="1.5" fill="#fff6d8" opacity="${0.75 - row * 0.07}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
    <rect width="100%" height="${HORIZON}" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="26" fill="#fff3c4"/>
    <path d="M0 ${HORIZON} L60 168 L104 188 L150 152 L214 ${HORIZON} Z" fill="#3d4a6b"/>
    <path d="M330 ${HORIZON} L392 176 L430 186 L480 164 V${HORIZON} Z" fill="#4a5878"/>
    <rect y="${HORIZON}" width="100%" height="${HEIGHT - HORIZON}" fill="${water}"/>
    ${glints.join('')}
    <g transform="translate(${boat.x} ${boat.y}) rotate(${3 * Math.sin(time * Math.PI * 10 + 1)})">
      <path d="M-34 0 H34 L24 14 H-24 Z" fill="#8c3b2e"/><path d="M-2 -4 V-58 L-30 -8 Z" fill="#fdfaf2"/>
      <path d="M3 -4 V-50 L28 -8 Z" fill="#f1e3c6"/></g>
  </svg>`;
}

const frames = SECONDS * RATE;
const times = Array.from({ length: frames }, (_, frame) => frame / (frames - 1));
const folder = mkdtempSync(join(tmpdir(), 'sample-film-'));
try {
  for (const [frame, time] of times.entries())
    writeFileSync(
      join(folder, `${String(frame).padStart(3, '0')}.png`),
      await sharp(Buffer.from(scene(time)))
        .png()
        .toBuffer(),
    );
  const encoding = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '27',
    '-preset',
    'veryslow',
  ];
  const quiet = ['-y', '-loglevel', 'error', '-framerate', String(RATE)];
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart'];
  execFileSync('ffmpeg', [
    ...quiet,
    '-i',
    join(folder, '%03d.png'),
    ...encoding,
    ...plain,
    join(ROOT, 'public/samples/day.mp4'),
  ]);

  const encoder = GIFEncoder();
  for (let frame = 0; frame < frames; frame += GIF.every) {
    const png = readFileSync(join(folder, `${String(frame).padStart(3, '0')}.png`));
    const pixels = await sharp(png).resize(GIF.width, GIF.height).ensureAlpha().raw().toBuffer();
    const palette = quantize(pixels, 48);
    encoder.writeFrame(applyPalette(pixels, palette), GIF.width, GIF.height, {
      palette,
      delay: (1000 * GIF.every) / RATE,
    });
  }
  encoder.finish();
  writeFileSync(join(ROOT, 'public/samples/day.gif'), encoder.bytes());
} finally {
  rmSync(folder, { recursive: true });
}
