import {
  choice,
  files,
  fileTool,
  flag,
  give,
  line,
  note,
  names,
  number,
  problem,
  term,
  text,
} from '../../../kinds/contract';
import { isRefusal } from '../../../browser/image/refusal';
import { drawSvgHere, holdsSvg } from '../../../browser/image/draw-svg';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import { EXTENSION, MIME } from '../../../formats/image/image-formats';
import { hashtagsIn, isUsername, MOST_HASHTAGS, MOST_UNITS } from './caption';
import { RATIOS } from './ratios';

export default fileTool({
  eager: true,
  fields: {
    ratio: choice(RATIOS, { tier: 'main' }),
    dark: flag(false, { tier: 'main' }),
    username: line({ initial: 'your.name', tier: 'main' }),
    image: files({ accept: 'image/*,.avif,.heic,.heif,.svg', optional: true }),
    caption: text({ rows: 1 }),
    avatar: files({ accept: 'image/*,.avif,.heic,.heif,.svg', many: false, optional: true, tier: 'more' }),
    location: line(),
    displayName: line(),
    likes: number(128, { min: 0, max: 999_999_999 }),
    time: line({ initial: '2 hours ago' }),
    verified: flag(),
    short: flag(),
    note: flag(true),
    format: choice(['png', 'jpeg', 'webp']),
    scale: names(['2', '1', '3']),
  },
  outputs: {
    result: give.files(),
    outWidth: give.integer(),
    outHeight: give.integer(),
    type: give.word(),
    captionLength: give.integer(),
    hashtags: give.integer(),
  },
  // No worker can draw SVG, and in some browsers no worker can draw at all.
  worker: ({ image, avatar }) => hasOffscreenCanvas() && !holdsSvg(image) && !holdsSvg(avatar),
  run: async ({ image, avatar, scale, format, ...post }, { lang }) => {
    const username = post.username.trim().replace(/^@/, '');
    if (!isUsername(username)) return problem('badUsername', {}, 'username');
    const { length } = post.caption;
    if (length > MOST_UNITS) return problem('longCaption', { length, limit: MOST_UNITS }, 'caption');
    const [{ openPicture }, { decodeWhole }, { drawPost }, { encode }] = await Promise.all([
      import('../../../browser/image/open-image'),
      import('../../../browser/image/decode-image'),
      import('./draw'),
      import('../../../browser/image/encode-image'),
    ]);
    const bitmapOf = async (file: File | undefined) => {
      const picture = file && (await openPicture(file));
      if (!picture || isRefusal(picture)) return undefined;
      return decodeWhole(picture, false, drawSvgHere()).catch(() => undefined);
    };
    const [photo, portrait] = [await bitmapOf(image[0]), await bitmapOf(avatar[0])];
    if (image[0] && !photo) return problem('badPicture', { file: image[0].name }, 'image');
    if (avatar[0] && !portrait) return problem('badPicture', { file: avatar[0].name }, 'avatar');
    const drawn = drawPost({
      ...post,
      username,
      location: post.location.trim(),
      displayName: post.displayName.trim(),
      time: post.time.trim(),
      image: photo,
      avatar: portrait,
      images: image.length,
      scale: Number(scale),
      lang,
    });
    photo?.close();
    portrait?.close();
    const bytes = await encode(drawn, { format, quality: 92 });
    const hashtags = hashtagsIn(post.caption);
    return {
      result: [{ name: `instagram-post.${EXTENSION[format]}`, blob: new Blob([bytes], { type: MIME[format] }) }],
      outWidth: drawn.canvas.width,
      outHeight: drawn.canvas.height,
      type: term(MIME[format]),
      captionLength: length,
      hashtags,
      notes: [hashtags > MOST_HASHTAGS && note('manyHashtags', { hashtags, limit: MOST_HASHTAGS })],
    };
  },
});
