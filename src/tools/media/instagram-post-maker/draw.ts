import { formatNumber } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { canvasOf, layOn } from '../../../browser/image/decode-image';
import type { Canvas, Context } from '../../../browser/image/page-canvas';
import { isRtl, linesOf, runsOf } from './caption';
import type { RATIOS } from './ratios';

export interface Post {
  readonly username: string;
  readonly displayName: string;
  readonly verified: boolean;
  readonly avatar: ImageBitmap | undefined;
  readonly image: ImageBitmap | undefined;
  /** How many images the post has. */
  readonly images: number;
  readonly ratio: (typeof RATIOS)[number];
  readonly location: string;
  readonly likes: number;
  readonly caption: string;
  /** Show two lines of the caption, and '… more'. */
  readonly short: boolean;
  readonly time: string;
  readonly dark: boolean;
  /** A small 'Mock-up' in the corner. */
  readonly note: boolean;
  readonly scale: number;
  readonly lang: Lang;
}

const WIDTH = 540;
const EDGE = 14;
const HEADER = 60;
const ACTIONS = 52;
const LINE = 20;
const FONT = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const COLORS = {
  light: { paper: '#ffffff', ink: '#0f1419', soft: '#737373', line: '#dbdbdb', link: '#00376b', empty: '#efefef' },
  dark: { paper: '#000000', ink: '#f5f5f5', soft: '#a8a8a8', line: '#262626', link: '#e0f1ff', empty: '#1c1c1c' },
} as const;
const BADGE = '#0095f6';
const HEART = '#ff3040';

type Theme = (typeof COLORS)[keyof typeof COLORS];

/** Draws the mock-up of a post: 540 pixels wide times the scale, as high as its content. */
export function drawPost(post: Post): { canvas: Canvas; context: Context } {
  const theme = COLORS[post.dark ? 'dark' : 'light'];
  const imageHeight = Math.round(WIDTH / ratioOf(post.ratio));
  const measuring = canvasOf({ width: 1, height: 1 }).context;
  const lines = captionLines(measuring, post);
  const captionTop = HEADER + imageHeight + ACTIONS + LINE;
  const height = captionTop + lines.length * LINE + (post.time === '' ? 0 : LINE) + EDGE;
  const drawn = canvasOf({ width: WIDTH * post.scale, height: height * post.scale });
  const { context } = drawn;
  context.scale(post.scale, post.scale);
  context.textBaseline = 'middle';
  drawHeader(context, post, theme);
  drawImage(context, post, theme, imageHeight);
  drawActions(context, post, theme, HEADER + imageHeight);
  context.fillStyle = theme.ink;
  context.font = `600 14px ${FONT}`;
  context.fillText(
    `${formatNumber(post.likes, post.lang)} ${post.likes === 1 ? 'like' : 'likes'}`,
    EDGE,
    captionTop - LINE / 2,
  );
  lines.forEach((line, index) =>
    drawLine(context, line, captionTop + (index + 0.5) * LINE, theme, index === 0 ? post.username : ''),
  );
  if (post.time !== '') {
    context.fillStyle = theme.soft;
    context.font = `400 12px ${FONT}`;
    context.fillText(post.time, EDGE, captionTop + (lines.length + 0.5) * LINE);
  }
  if (post.note) {
    context.fillStyle = theme.soft;
    context.font = `400 11px ${FONT}`;
    context.textAlign = 'right';
    context.fillText('Mock-up', WIDTH - EDGE, height - EDGE);
  }
  layOn(context, theme.paper);
  return drawn;
}

function ratioOf(ratio: Post['ratio']): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

function captionLines(context: Context, { caption, username, short }: Post): string[] {
  if (caption.trim() === '') return [];
  context.font = `600 14px ${FONT}`;
  const name = context.measureText(`${username} `).width;
  context.font = `400 14px ${FONT}`;
  const measure = (text: string) => context.measureText(text).width;
  const room = WIDTH - 2 * EDGE;
  const lines = linesOf(caption.trim(), measure, room, room - name);
  if (!short || lines.length <= 2) return lines;
  let second = lines[1] ?? '';
  while (second !== '' && measure(`${second}… more`) > room) second = second.slice(0, -1);
  return [lines[0] ?? '', `${second.trimEnd()}… more`];
}

/** A line of the caption with its links in color; the first one begins with the user name. */
function drawLine(context: Context, line: string, y: number, theme: Theme, username: string): void {
  let x = EDGE;
  context.fillStyle = theme.ink;
  if (username !== '') {
    context.font = `600 14px ${FONT}`;
    context.fillText(username, x, y);
    x += context.measureText(`${username} `).width;
  }
  context.font = `400 14px ${FONT}`;
  if (isRtl(line)) {
    // The order of the parts depends on the whole line, so it is drawn at once.
    context.textAlign = 'right';
    context.direction = 'rtl';
    context.fillText(line, WIDTH - EDGE, y);
    context.textAlign = 'left';
    context.direction = 'ltr';
    return;
  }
  for (const { text, isLink } of runsOf(line)) {
    context.fillStyle = isLink ? theme.link : theme.ink;
    context.fillText(text, x, y);
    x += context.measureText(text).width;
  }
}

function drawHeader(context: Context, post: Post, theme: Theme): void {
  const { username, displayName, verified, location, avatar } = post;
  const [center, radius] = [EDGE + 17, 17];
  context.save();
  context.beginPath();
  context.arc(center, HEADER / 2, radius, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = theme.line;
  context.fillRect(EDGE, 0, 2 * radius, HEADER);
  if (avatar) cover(context, avatar, EDGE, HEADER / 2 - radius, 2 * radius, 2 * radius);
  else {
    context.fillStyle = theme.soft;
    context.beginPath();
    context.arc(center, HEADER / 2 - 4, 6, 0, 2 * Math.PI);
    context.arc(center, HEADER / 2 + 17, 12, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
  const x = EDGE + 2 * radius + 10;
  const second = location || displayName;
  const y = HEADER / 2 - (second === '' ? 0 : 8);
  context.fillStyle = theme.ink;
  context.font = `600 14px ${FONT}`;
  context.fillText(username, x, y);
  if (verified) drawBadge(context, x + context.measureText(username).width + 11, y);
  context.font = `400 12px ${FONT}`;
  context.fillText(second, x, HEADER / 2 + 10);
  context.beginPath();
  for (const dot of [-6, 0, 6]) context.arc(WIDTH - EDGE - 10 + dot, HEADER / 2, 1.6, 0, 2 * Math.PI);
  context.fill();
}

/** A circle with a check mark. */
function drawBadge(context: Context, x: number, y: number): void {
  context.save();
  context.fillStyle = BADGE;
  context.beginPath();
  context.arc(x, y, 6.5, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(x - 3, y);
  context.lineTo(x - 0.8, y + 2.4);
  context.lineTo(x + 3.2, y - 2.4);
  context.stroke();
  context.restore();
}

function drawImage(context: Context, { image, images }: Post, theme: Theme, height: number): void {
  context.fillStyle = theme.empty;
  context.fillRect(0, HEADER, WIDTH, height);
  if (image) cover(context, image, 0, HEADER, WIDTH, height);
  if (images < 2) return;
  context.fillStyle = 'rgb(0 0 0 / 65%)';
  context.beginPath();
  context.roundRect(WIDTH - EDGE - 40, HEADER + EDGE, 40, 26, 13);
  context.fill();
  context.fillStyle = '#ffffff';
  context.font = `400 12px ${FONT}`;
  context.textAlign = 'center';
  context.fillText(`1/${images}`, WIDTH - EDGE - 20, HEADER + EDGE + 13.5);
  context.textAlign = 'left';
}

/** Fills a box with the middle of a picture. */
function cover(context: Context, picture: ImageBitmap, x: number, y: number, width: number, height: number): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [across, down] = [width / scale, height / scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    (picture.width - across) / 2,
    (picture.height - down) / 2,
    across,
    down,
    x,
    y,
    width,
    height,
  );
}

/** Outlines on a grid of 24 × 24. */
const HEART_PATH = 'M12 20.5C5 15.5 2.5 12 2.5 8.5a5 5 0 0 1 9.5-2 5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 12z';
const COMMENT_PATH = 'M20.5 20.5l-1.5-4.5a8.5 8.5 0 1 0-3 3z';
const SHARE_PATH = 'M22 3L2.5 9.5l7.5 4.5zM22 3l-6.5 19-5.5-8';
const SAVE_PATH = 'M5 3h14v18l-7-6-7 6z';

function drawActions(context: Context, { images }: Post, theme: Theme, top: number): void {
  const y = top + 14;
  const icon = (path: string, x: number, color: string, isFilled = false) => {
    context.save();
    context.translate(x, y);
    const shape = new Path2D(path);
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.strokeStyle = context.fillStyle = color;
    if (isFilled) context.fill(shape);
    else context.stroke(shape);
    context.restore();
  };
  icon(HEART_PATH, EDGE, HEART, true);
  icon(COMMENT_PATH, EDGE + 40, theme.ink);
  icon(SHARE_PATH, EDGE + 80, theme.ink);
  icon(SAVE_PATH, WIDTH - EDGE - 24, theme.ink);
  const shown = Math.min(images, 10);
  if (shown < 2) return;
  for (let index = 0; index < shown; index++) {
    context.fillStyle = index === 0 ? BADGE : theme.line;
    context.beginPath();
    context.arc(WIDTH / 2 + (index - (shown - 1) / 2) * 10, top + 20, 3, 0, 2 * Math.PI);
    context.fill();
  }
}
