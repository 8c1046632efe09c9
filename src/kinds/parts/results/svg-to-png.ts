/** Properties that the style sheet sets on a chart's elements, which a separate image must contain itself. */
const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'font-size', 'font-family'] as const;
const SCALE = 2;

/** Converts an SVG element to a PNG image of twice its size, on the page's background color. */
export async function svgToPng(svg: SVGSVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = Array.from(svg.querySelectorAll('*'));
  Array.from(copy.querySelectorAll('*')).forEach((part, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) part.setAttribute(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = svg.clientWidth * SCALE;
  canvas.height = svg.clientHeight * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas');
  context.fillStyle = getComputedStyle(document.body).getPropertyValue('--surface') || '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be created'))), 'image/png'),
  );
}
