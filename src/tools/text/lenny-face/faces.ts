import { EARS, EYES, MOUTHS, pairOf, type EarsId, type EyesId, type MouthId } from '../../../data/lenny';
import { sample, type RandomSource } from '../../../core/numbers/random';

/** The parts a face may have; `random` means any. */
export interface Parts {
  readonly ears: EarsId | 'random';
  readonly eyes: EyesId | 'random';
  readonly mouth: MouthId | 'random';
}

const chosen = <Id extends string>(id: Id | 'random', all: Readonly<Record<Id, string>>): readonly string[] =>
  id === 'random' ? Object.values(all) : [all[id]];

/** The number of different faces that can be made of these parts. */
export const combinations = ({ ears, eyes, mouth }: Parts): number =>
  chosen(ears, EARS).length * chosen(eyes, EYES).length * chosen(mouth, MOUTHS).length;

/**
 * Draws faces without repetition: `count` of them, or as many as there are. Each is one draw from all combinations, of
 * which the mouth changes fastest and the ears slowest; links with a seed depend on this order.
 */
export function makeFaces(random: RandomSource, count: number, parts: Parts): string[] {
  const ears = chosen(parts.ears, EARS).map(pairOf);
  const eyes = chosen(parts.eyes, EYES).map(pairOf);
  const mouths = chosen(parts.mouth, MOUTHS);
  const all = ears.length * eyes.length * mouths.length;
  return sample(random, all, Math.min(count, all)).map((index) => {
    const mouth = mouths[index % mouths.length] ?? '';
    const [leftEye, rightEye] = eyes[Math.floor(index / mouths.length) % eyes.length] ?? ['', ''];
    const [leftEar, rightEar] = ears[Math.floor(index / (mouths.length * eyes.length))] ?? ['', ''];
    return leftEar + leftEye + mouth + rightEye + rightEar;
  });
}
