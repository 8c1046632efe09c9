import { STYLES, inkOf, type Theme } from '../../../formats/highlight/highlight-theme';
import { ROLES, type Role } from '../../../formats/highlight/token-roles';
import { FONT, type Layout, type Row } from './layout';
import { DOTS, FAMILY, NAMED_GROUND, RADIUS, type Look } from './look';

interface Options {
  /** The factor between the picture's unscaled size and its width and height. */
  readonly scale: number;
  /** Colors for `prefers-color-scheme: dark`. */
  readonly dark?: Theme | undefined;
}

/**
 * The picture as SVG 1.1: text stays text, fonts are referenced by name, and each piece is as wide as its columns in
 * any font. The code is escaped, so none of it becomes markup.
 */
export function svgOf(layout: Layout, { theme, gradient, shadow }: Look, { scale, dark }: Options): string {
  const { width, height, padding, card, title } = layout;
  const used = new Set<Role>(layout.rows.flatMap(({ pieces }) => pieces.map(({ role }) => role)));
  const parts: string[] = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width * scale)}" height="${round(height * scale)}" viewBox="0 0 ${round(width)} ${round(height)}" font-family="${escaped(FAMILY)}" font-size="${FONT.size}">`,
    title === '' ? '' : `<title>${escaped(title)}</title>`,
    `<style>text{white-space:pre;font-variant-ligatures:none}.n,.t{user-select:none}${styles(theme, used)}${dark ? `@media (prefers-color-scheme:dark){${styles(dark, used)}}` : ''}</style>`,
    '<defs>',
    gradient
      ? `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${round(width)}" y2="${round(height)}">${gradient
          .map((color, at) => `<stop offset="${round(at / (gradient.length - 1))}" stop-color="${color}"/>`)
          .join('')}</linearGradient>`
      : '',
    shadow
      ? `<filter id="shadow" filterUnits="userSpaceOnUse" x="0" y="0" width="${round(width)}" height="${round(height)}"><feDropShadow dx="0" dy="${round(shadow.down)}" stdDeviation="${round(shadow.blur / 2)}" flood-opacity="${shadow.opacity}"/></filter>`
      : '',
    `<clipPath id="card">${cardOf(layout, '')}</clipPath>`,
    '</defs>',
    gradient ? `<rect width="${round(width)}" height="${round(height)}" fill="url(#ground)"/>` : '',
    cardOf(layout, `class="card"${shadow ? ' filter="url(#shadow)"' : ''}`),
    `<rect x="${padding + 0.5}" y="${padding + 0.5}" width="${round(card.width - 1)}" height="${round(card.height - 1)}" rx="${RADIUS - 0.5}" class="edge" fill="none"/>`,
    ...DOTS.colors.map(
      (color, at) =>
        `<circle cx="${padding + DOTS.first + at * DOTS.step}" cy="${padding + card.bar / 2}" r="${DOTS.radius}" fill="${color}"/>`,
    ),
    title === ''
      ? ''
      : `<text class="t" x="${round(width / 2)}" y="${round(padding + card.bar / 2 + 4.5)}" font-size="${FONT.titleSize}" text-anchor="middle">${escaped(title)}</text>`,
    '<g clip-path="url(#card)">',
  ];
  for (const [at, row] of layout.rows.entries()) parts.push(rowOf(layout, row, layout.rowsY + at * FONT.lineHeight));
  parts.push('</g></svg>');
  return parts.join('');
}

function rowOf(layout: Layout, row: Row, y: number): string {
  const { padding, card, numbersX, codeX, advance } = layout;
  const baseline = round(y + FONT.baseline);
  const parts: string[] = [];
  if (row.marked) {
    const place = `x="${padding + 1}" y="${round(y)}" height="${FONT.lineHeight}"`;
    parts.push(
      `<rect class="marked" ${place} width="${round(card.width - 2)}"/><rect class="bar" ${place} width="3"/>`,
    );
  }
  if (numbersX !== undefined && row.first)
    parts.push(
      `<text class="n${row.marked ? ' here' : ''}" x="${round(numbersX)}" y="${baseline}" text-anchor="end">${row.line}</text>`,
    );
  for (const { role, column, piece } of row.pieces) {
    const x = codeX + column * advance;
    const room = piece.cells * advance;
    const name = role === '' ? '' : ` class="${role}"`;
    const text = escaped(piece.text);
    switch (piece.kind) {
      case 'letters':
        // A single letter needs no textLength, because there is no letter spacing to adjust.
        parts.push(
          `<text${name} x="${round(x)}" y="${baseline}"${piece.cells > 1 ? ` textLength="${round(room)}"` : ''}>${text}</text>`,
        );
        break;
      case 'cell':
        parts.push(`<text${name} x="${round(x + room / 2)}" y="${baseline}" text-anchor="middle">${text}</text>`);
        break;
      case 'run':
        parts.push(
          `<text${name} x="${round(x + room / 2)}" y="${baseline}" text-anchor="middle" unicode-bidi="plaintext">${text}</text>`,
        );
        break;
      case 'named':
        parts.push(
          `<rect class="removed" x="${round(x)}" y="${round(y + 2)}" width="${round(room)}" height="${FONT.lineHeight - 4}" rx="${NAMED_GROUND.radius}" opacity="${NAMED_GROUND.opacity}"/>`,
          `<text class="removed" x="${round(x)}" y="${baseline}">${text}</text>`,
        );
        break;
    }
  }
  return parts.join('');
}

const cardOf = ({ padding, card }: Layout, attributes: string): string =>
  `<rect x="${padding}" y="${padding}" width="${round(card.width)}" height="${round(card.height)}" rx="${RADIUS}" ${attributes}/>`;

function styles(theme: Theme, used: ReadonlySet<Role>): string {
  const roles = ROLES.filter((role) => role !== '' && (used.has(role) || role === 'removed')).map((role) => {
    const { weight, italic } = STYLES[role] ?? {};
    return `.${role}{fill:${inkOf(theme, role)}${weight ? `;font-weight:${weight}` : ''}${italic ? ';font-style:italic' : ''}}`;
  });
  return [
    `text{fill:${theme.ink}}`,
    `.n,.t{fill:${theme.soft}}`,
    `.here{fill:${theme.ink}}`,
    `.card{fill:${theme.card}}`,
    `.edge{stroke:${theme.edge}}`,
    `.marked{fill:${theme.marked}}`,
    `.bar{fill:${theme.bar}}`,
    ...roles,
  ].join('');
}

/** Escapes text between tags or in an attribute; characters not allowed in XML 1.0 become U+FFFD. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const round = (value: number): string => String(Math.round(value * 100) / 100);
