import { STYLES, inkOf } from '../../../formats/highlight/highlight-theme';
import { FONT, type Layout, type Row } from './layout';
import { DOTS, FAMILY, NAMED_GROUND, RADIUS, type Look } from './look';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A font in the syntax of a canvas context. */
export const fontOf = (size: number, style: { weight?: number; italic?: boolean } = {}): string =>
  `${style.italic ? 'italic ' : ''}${style.weight ?? 400} ${size}px ${FAMILY}`;

/**
 * Draws the part of the picture between two heights (in unscaled pixels); the canvas begins at `top`. Content that
 * crosses an edge is drawn in both bands.
 */
export function drawBand(
  context: Context,
  layout: Layout,
  look: Look,
  { scale, top, bottom }: { scale: number; top: number; bottom: number },
): void {
  context.setTransform(scale, 0, 0, scale, 0, -top * scale);
  context.clearRect(0, top, layout.width, bottom - top);
  drawBackground(context, layout, look);
  context.save();
  cardPath(context, layout, 0);
  context.clip();
  drawBar(context, layout, look);
  const first = Math.max(Math.floor((top - layout.rowsY) / FONT.lineHeight) - 1, 0);
  const end = Math.min(Math.ceil((bottom - layout.rowsY) / FONT.lineHeight) + 1, layout.rows.length);
  for (let at = first; at < end; at++) {
    const row = layout.rows[at];
    if (row) drawRow(context, layout, look, row, layout.rowsY + at * FONT.lineHeight);
  }
  context.restore();
}

function cardPath(context: Context, { padding, card }: Layout, inset: number): void {
  context.beginPath();
  context.roundRect(padding + inset, padding + inset, card.width - inset * 2, card.height - inset * 2, RADIUS - inset);
}

function drawBackground(context: Context, layout: Layout, { theme, gradient, shadow }: Look): void {
  const { width, height } = layout;
  if (gradient) {
    const fill = context.createLinearGradient(0, 0, width, height);
    for (const [at, color] of gradient.entries()) fill.addColorStop(at / (gradient.length - 1), color);
    context.fillStyle = fill;
    context.fillRect(0, 0, width, height);
  }
  context.save();
  if (shadow) {
    // A shadow's size is in canvas pixels, unaffected by the transform.
    const { a: scale } = context.getTransform();
    context.shadowColor = `rgb(0 0 0 / ${shadow.opacity})`;
    context.shadowBlur = shadow.blur * scale;
    context.shadowOffsetY = shadow.down * scale;
  }
  context.fillStyle = theme.card;
  cardPath(context, layout, 0);
  context.fill();
  context.restore();
  context.strokeStyle = theme.edge;
  context.lineWidth = 1;
  cardPath(context, layout, 0.5);
  context.stroke();
}

function drawBar(context: Context, { padding, card, title, width }: Layout, { theme }: Look): void {
  const middle = padding + card.bar / 2;
  for (const [at, color] of DOTS.colors.entries()) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(padding + DOTS.first + at * DOTS.step, middle, DOTS.radius, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = theme.soft;
  context.font = fontOf(FONT.titleSize);
  context.textAlign = 'center';
  context.fillText(title, width / 2, middle + 4.5);
}

function drawRow(context: Context, layout: Layout, { theme }: Look, row: Row, y: number): void {
  const { padding, card, numbersX, codeX, advance } = layout;
  if (row.marked) {
    context.fillStyle = theme.marked;
    context.fillRect(padding + 1, y, card.width - 2, FONT.lineHeight);
    context.fillStyle = theme.bar;
    context.fillRect(padding + 1, y, 3, FONT.lineHeight);
  }
  const baseline = y + FONT.baseline;
  if (numbersX !== undefined && row.first) {
    context.fillStyle = row.marked ? theme.ink : theme.soft;
    context.font = fontOf(FONT.size);
    context.textAlign = 'right';
    context.fillText(String(row.line), numbersX, baseline);
  }
  for (const { role, column, piece } of row.pieces) {
    const x = codeX + column * advance;
    const room = piece.cells * advance;
    context.font = fontOf(FONT.size, STYLES[role]);
    context.fillStyle = inkOf(theme, role);
    switch (piece.kind) {
      case 'letters':
        context.textAlign = 'left';
        // Punctuation is drawn character by character, so that `!==` does not become a ligature.
        for (const { index, 0: part } of piece.text.matchAll(/[\p{L}\p{N}]+|./gu))
          context.fillText(part, x + index * advance, baseline);
        break;
      case 'cell':
        // Centered in its columns; a character of a wider fallback font is made narrower.
        context.textAlign = 'center';
        context.fillText(piece.text, x + room / 2, baseline, room * 1.2);
        break;
      case 'run':
        context.textAlign = 'center';
        context.fillText(piece.text, x + room / 2, baseline, room);
        break;
      case 'named':
        context.fillStyle = theme.roles.removed;
        context.globalAlpha = NAMED_GROUND.opacity;
        context.beginPath();
        context.roundRect(x, y + 2, room, FONT.lineHeight - 4, NAMED_GROUND.radius);
        context.fill();
        context.globalAlpha = 1;
        context.textAlign = 'left';
        context.fillText(piece.text, x, baseline);
        break;
    }
  }
}
