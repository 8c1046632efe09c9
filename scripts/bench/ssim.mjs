import sharp from 'sharp';

/** The constants of the paper for 8 bits. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;
const SIDE = 8;
const STEP = 4;

/**
 * The mean structural similarity of two pictures of the same size, 1 if equal, on luma: Wang, Bovik, Sheikh, Simoncelli,
 * 'Image quality assessment' (IEEE TIP 13/4, 2004), with square windows of 8 × 8 pixels. Both are files that sharp reads.
 */
export async function ssim(original, other) {
  const [a, b] = await Promise.all([original, other].map(lumaOf));
  if (a.width !== b.width || a.height !== b.height) throw new Error('the pictures differ in size');
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + SIDE <= a.height; y += STEP) {
    for (let x = 0; x + SIDE <= a.width; x += STEP) {
      sum += inWindow(a, b, x, y);
      windows++;
    }
  }
  return sum / windows;
}

async function lumaOf(file) {
  const { data, info } = await sharp(file).toColorspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function inWindow(a, b, left, top) {
  const n = SIDE * SIDE;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + SIDE; y++) {
    for (let at = y * a.width + left, end = at + SIDE; at < end; at++) {
      const [p, q] = [a.data[at], b.data[at]];
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  }
  const [meanA, meanB] = [sumA / n, sumB / n];
  const [varianceA, varianceB] = [squaresA / n - meanA ** 2, squaresB / n - meanB ** 2];
  const covariance = products / n - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}
