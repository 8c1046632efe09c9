import type { Bytes } from '../../../core/bytes/bytes';
import type { Code } from './morse';
import { elementsOf, type Timing } from './timing';

export const SAMPLE_RATE = 44_100;
/** The time in which each tone fades in and out: an abrupt start or end would click. */
const RAMP_SECONDS = 0.005;
const LOUDNESS = 0.8;
const BYTES_PER_SAMPLE = 2;
const HEADER = 44;

/** A tone of the given duration as 16-bit samples, little-endian; its ends are raised cosines. */
function toneOf(hertz: number, seconds: number): Bytes {
  const length = Math.round(seconds * SAMPLE_RATE);
  const ramp = Math.min(Math.round(RAMP_SECONDS * SAMPLE_RATE), length >> 1);
  const bytes = new Uint8Array(length * BYTES_PER_SAMPLE);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < length; at++) {
    const edge = Math.min(at, length - 1 - at);
    const envelope = edge >= ramp ? 1 : (1 - Math.cos((Math.PI * edge) / ramp)) / 2;
    const sample = Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE) * envelope * LOUDNESS;
    view.setInt16(at * BYTES_PER_SAMPLE, Math.round(sample * 0x7fff), true);
  }
  return bytes;
}

const silenceOf = (seconds: number): Bytes => new Uint8Array(Math.round(seconds * SAMPLE_RATE) * BYTES_PER_SAMPLE);

/**
 * A code as a WAV file (RIFF, PCM, 44.1 kHz, mono, 16 bit), in pieces for a Blob: all dots share one piece, so that an
 * hour takes no more memory than its list.
 */
export function wavOf(code: Code, timing: Timing, hertz: number): Bytes[] {
  const parts = {
    dot: toneOf(hertz, timing.dot),
    dash: toneOf(hertz, timing.dash),
    gap: silenceOf(timing.gap),
    letter: silenceOf(timing.letter),
    word: silenceOf(timing.word),
  };
  const sounds = Array.from(elementsOf(code), ([element]) => parts[element]);
  const size = sounds.reduce((sum, { length }) => sum + length, 0);
  return [headerOf(size), ...sounds];
}

function headerOf(size: number): Bytes {
  const bytes = new Uint8Array(HEADER);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  name(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + size, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // mono
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  name(36, 'data');
  view.setUint32(40, size, true);
  return bytes;
}
