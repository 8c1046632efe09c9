import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Video',
    start: 'Start, in seconds',
    end: 'End, in seconds',
    width: 'Width in pixels',
    fps: 'Frames per second',
    speed: 'Speed',
    caption: 'Caption',
    loop: 'Number of plays (0 = forever)',
    reverse: 'Play backward',
    boomerang: 'Play forward, then backward',
    colors: 'Colors',
    dither: 'Dithering (smoother gradients, larger file)',
    palette: 'Palette',
    height: 'Height in pixels',
    crop: 'Crop',
    large: 'Allow very large GIFs',
    result: 'GIF',
    outWidth: 'Width',
    outHeight: 'Height',
    frames: 'Frames',
    duration: 'Duration in milliseconds',
    bytes: 'Size',
  },
  hints: {
    end: '0 means 10 seconds after the start.',
    width: 'Up to the width of the video',
    speed: 'From 0.25 to 4; 2 is twice as fast.',
    crop: 'Left, top, width, height: 100,0,720,720',
    height: 'Leave empty to keep the proportions.',
  },
  placeholders: { width: '480' },
  choices: { palette: { global: 'One for the whole GIF (smaller)', frame: 'One for each frame (better colors)' } },
  problems: {
    notVideo: '“{file}” is not a video that this browser can open. Use MP4, MOV, WebM, or MKV.',
    noTrack: '“{file}” contains no video, perhaps only sound.',
    noDecoder: 'This browser can’t decode {codec} video. Try Chrome, Edge, or Safari, or convert it to H.264 first.',
    beyondEnd: 'The video is {duration} seconds long. Choose an earlier start.',
    endBeforeStart: 'The end is not after the start. Choose a later end.',
    badCrop: 'Write four whole numbers inside {width} × {height}: left, top, width, height.',
    large:
      'This GIF would have {frames, plural, one {# frame} other {# frames}} and about {size}. Shorten it, lower the width or frames per second, or select Allow very large GIFs.',
  },
  notes: {
    firstTen: 'The video is {duration} seconds long. Only 10 seconds are used; set the end for more.',
  },
  own: { startHere: 'Start here', endHere: 'End here' },
} satisfies ToolStrings<typeof tool>;
