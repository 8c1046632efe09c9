import { expect, test } from 'vitest';
import { encode } from './morse';
import { elementsOf, secondsOf, soundsOf, timingOf } from './timing';
import { SAMPLE_RATE, wavOf } from './wav';

const code = (text: string) => encode(text, 'international').result;

test('PARIS with its gap is 50 units, so the speed is in words per minute', () => {
  for (const wpm of [5, 13, 20, 50]) {
    const timing = timingOf(wpm);
    expect(secondsOf(code('PARIS'), timing) + timing.word).toBeCloseTo(60 / wpm, 2);
  }
});

test('Farnsworth keeps the marks and makes a word last as long as its own speed requires', () => {
  const timing = timingOf(18, 5);
  expect(timing.dot).toBe(timingOf(18).dot);
  expect(secondsOf(code('PARIS'), timing) + timing.word).toBeCloseTo(12, 2);
  // ARRL, 1990: t_a = (60c − 37.2s) / sc; t_c = 3 t_a / 19; t_w = 7 t_a / 19.
  expect(timing.letter).toBeCloseTo(1.56842, 5);
  expect(timing.word).toBeCloseTo(3.65965, 5);
});

test.for([
  ['', []],
  ['#', []],
  ['# .', ['dot']],
  ['/ . /', ['dot']],
  ['.- -\n.', ['dot', 'gap', 'dash', 'letter', 'dash', 'word', 'dot']],
  ['. # .', ['dot', 'letter', 'dot']],
  ['. / . ', ['dot', 'word', 'dot']],
] as const)('%j has the elements %j', ([morse, elements]) => {
  expect(Array.from(elementsOf(morse), ([element]) => element)).toEqual(elements);
});

test('sounds begin where those before them have ended', () => {
  expect(Array.from(soundsOf('.- .', { dot: 1, dash: 3, gap: 1, letter: 3, word: 7 }))).toEqual([
    { start: 0, seconds: 1, at: 0 },
    { start: 2, seconds: 3, at: 1 },
    { start: 8, seconds: 1, at: 3 },
  ]);
});

const bytesOf = async (parts: Uint8Array<ArrayBuffer>[]) => new Uint8Array(await new Blob(parts).arrayBuffer());

test('a recording is a WAV of 44.1 kHz, mono, 16 bit, of the declared length', async () => {
  const timing = timingOf(20);
  const bytes = await bytesOf(wavOf(code('SOS'), timing, 600));
  const view = new DataView(bytes.buffer);
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(bytes.length - 8);
  expect(view.getUint32(40, true)).toBe(bytes.length - 44);
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint32(24, true)]).toEqual([1, 1, 44_100]);
  expect([view.getUint32(28, true), view.getUint16(32, true), view.getUint16(34, true)]).toEqual([88_200, 2, 16]);
  expect((bytes.length - 44) / 2 / SAMPLE_RATE).toBeCloseTo(1.62, 3);
});

test('the tone has its pitch, is silent in the gaps, and fades in and out for 5 ms', async () => {
  const timing = timingOf(5);
  const bytes = await bytesOf(wavOf(code('I'), timing, 500));
  const samples = new Int16Array(bytes.buffer.slice(44));
  const dot = Math.round(timing.dot * SAMPLE_RATE);
  const tone = samples.subarray(0, dot);
  const crossings = tone.reduce(
    (count, sample, at) => count + (at > 0 && sample >= 0 && (tone[at - 1] ?? 0) < 0 ? 1 : 0),
    0,
  );
  expect(Math.abs(crossings - 500 * timing.dot)).toBeLessThanOrEqual(1);
  expect(samples.subarray(dot, 2 * dot).every((sample) => sample === 0)).toBe(true);
  const loudest = (from: number, to: number) => Math.max(...tone.subarray(from, to).map(Math.abs));
  expect(loudest(1000, 5000)).toBeGreaterThan(25_000);
  expect(loudest(0, 20)).toBeLessThan(1000);
  expect(loudest(dot - 20, dot)).toBeLessThan(1000);
});

test('an hour of dots takes little memory: all dots share one buffer', () => {
  const parts = wavOf(code('E '.repeat(1000)), timingOf(20), 600);
  expect(new Set(parts).size).toBe(3);
});
