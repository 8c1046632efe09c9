const CELL = 200;
const LABEL = 44;
const MOST_COLUMNS = 10;

/** A PNG image of the palette: a square for each color, with its hex code below. */
export async function drawPalette(hexes: readonly string[]): Promise<Blob> {
  const columns = Math.min(hexes.length, MOST_COLUMNS);
  const canvas = document.createElement('canvas');
  canvas.width = columns * CELL;
  canvas.height = Math.ceil(hexes.length / columns) * (CELL + LABEL);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '600 24px ui-monospace, Menlo, Consolas, monospace';
  context.textAlign = 'center';
  hexes.forEach((hex, index) => {
    const left = (index % columns) * CELL;
    const top = Math.floor(index / columns) * (CELL + LABEL);
    context.fillStyle = hex;
    context.fillRect(left, top, CELL, CELL);
    context.fillStyle = '#111';
    context.fillText(hex, left + CELL / 2, top + CELL + 30);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be created'))), 'image/png'),
  );
}
