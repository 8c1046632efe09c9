import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    ratio: 'Aspect ratio',
    dark: 'Dark mode',
    username: 'Username',
    image: 'Photos',
    caption: 'Caption',
    avatar: 'Profile picture',
    location: 'Location',
    displayName: 'Name below the username',
    likes: 'Likes',
    time: 'Time',
    verified: 'Verified badge',
    short: 'Shorten the caption to two lines',
    note: 'Write “Mock-up” in the corner',
    format: 'Save as',
    scale: 'Size',
    result: 'Post',
    outWidth: 'Width',
    outHeight: 'Height',
    type: 'Type',
    captionLength: 'Caption length',
    hashtags: 'Hashtags',
  },
  hints: {
    scale: 'A multiple of 540 pixels.',
    displayName: 'Shown if there is no location.',
  },
  placeholders: { caption: 'Golden hour at the lake #sunset', location: 'Lisbon, Portugal' },
  choices: {
    ratio: {
      '4:5': '4:5 (portrait)',
      '1:1': '1:1 (square)',
      '3:4': '3:4 (phone photo)',
      '1.91:1': '1.91:1 (landscape)',
    },
    format: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
  },
  problems: {
    badUsername:
      'A username can have up to 30 letters, digits, underscores, and periods, with no two periods in a row and none at the end.',
    longCaption: 'The caption’s length is {length}; the limit is {limit}. Shorten it.',
    badPicture: '“{file}” can’t be opened as an image. Choose a JPEG, PNG, or WebP.',
  },
  notes: {
    manyHashtags: 'There are {hashtags, plural, one {# hashtag} other {# hashtags}}. Instagram’s limit is {limit}.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' },
} satisfies ToolStrings<typeof tool>;
