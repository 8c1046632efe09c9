import { cryptoSource, int } from '../../../core/numbers/random';
import { sliceColors } from './colors';

const PIECES = 120;
const SECONDS = 2.5;
/** Pixels per second squared. */
const FALL = 900;

/** Animates falling confetti over the whole canvas for a moment, as decoration. */
export function confetti(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [(canvas.width = innerWidth), (canvas.height = innerHeight)];
  const random = cryptoSource();
  const between = (low: number, high: number) => int(random, low, high);
  const colors = sliceColors(8);
  const pieces = Array.from({ length: PIECES }, (_, index) => ({
    x: between(0, width),
    y: between(-height, 0) / 2,
    drift: between(-80, 80),
    speed: between(80, 320),
    spin: between(-9, 9),
    size: between(6, 12),
    color: colors[index % colors.length]?.fill ?? '',
  }));
  const start = performance.now();
  const frame = (now: number) => {
    const seconds = (now - start) / 1000;
    context.clearRect(0, 0, width, height);
    if (seconds > SECONDS || !canvas.isConnected) return;
    context.globalAlpha = Math.min(1, (SECONDS - seconds) * 2);
    for (const { x, y, drift, speed, spin, size, color } of pieces) {
      context.save();
      context.translate(x + drift * seconds, y + speed * seconds + (FALL * seconds ** 2) / 4);
      context.rotate(spin * seconds);
      context.fillStyle = color;
      context.fillRect(-size / 2, -size / 4, size, size / 2);
      context.restore();
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
