import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Video addresses, one per line',
    file: 'Your thumbnail',
    view: 'Show',
    type: 'File type',
    frames: 'Also three stills from the video',
    videoId: 'Video ID',
    brightness: 'Brightness (0 to 100)',
    contrast: 'Contrast (0 to 50)',
    colorfulness: 'Colorfulness',
    width: 'Width',
    height: 'Height',
    ratio: 'Aspect ratio',
    bytes: 'File size',
    palette: 'Main colors',
    verdicts: 'What YouTube asks for',
  },
  placeholders: { input: 'https://www.youtube.com/watch?v=…' },
  choices: { view: { sizes: 'All sizes', analyse: 'Analysis' }, type: { jpg: 'JPEG', webp: 'WebP' } },
  own: {
    missing: 'not available',
    copyAddress: 'Copy address',
    byHand: 'The image is open in a new tab. Press and hold it, or right-click, to save it.',
    verdicts: 'What YouTube asks for',
    home: 'Home page',
    phone: 'Phone',
    sidebar: 'Next to a video',
    gray: 'Grayscale',
    large: 'Large enough: at least 1280 × 720.',
    small: 'Smaller than 1280 × 720, so it may look soft on a TV.',
    tooNarrow: 'Too small: YouTube asks for a width of at least 640 pixels.',
    wide: 'The aspect ratio is 16:9.',
    notWide: 'The aspect ratio isn’t 16:9, so YouTube may add bars or crop it.',
    light: 'The file is small enough: 2 MB or less.',
    heavy: 'The file is larger than 2 MB. YouTube may accept it from a computer, but not from a phone.',
    goodType: 'YouTube accepts this file type.',
    badType: 'YouTube asks for JPG, PNG, or GIF. Convert the file first.',
  },
  problems: {
    noVideo:
      'Line {line}: “{text}” is not the address of a YouTube video. Paste one such as https://youtu.be/dQw4w9WgXcQ.',
    isPlaylist: 'Line {line} is the address of a playlist. Open one of its videos and paste that address.',
    isSearch: 'Line {line} is the address of a search. Open one of the videos and paste that address.',
    tooMany: 'The limit is {most} videos at once; you entered {count}. Remove some lines.',
    notPicture: '“{file}” is not an image that this browser can open. Choose a JPEG, PNG, GIF, or WebP file.',
  },
  notes: {
    animated: 'The image is animated. Only its first frame was analyzed, and YouTube shows only that one too.',
  },
} satisfies ToolStrings<typeof tool>;
