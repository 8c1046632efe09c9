import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    audio: 'Sound',
    camera: 'Camera',
    quality: 'Quality',
    fps: 'Frames per second',
    countdown: 'Countdown in seconds',
    format: 'Save as',
    trimStart: 'Start (seconds)',
    trimEnd: 'End (seconds)',
    recording: 'Recording',
    result: 'Recording',
    duration: 'Duration',
    outWidth: 'Width',
    outHeight: 'Height',
    bytes: 'Size',
    type: 'Type',
  },
  hints: {
    fps: 'For demos, 30 is enough. For games, use 60.',
  },
  choices: {
    audio: { none: 'None', tab: 'From the screen', mic: 'Microphone', both: 'Screen and microphone' },
    camera: { off: 'Off', nw: 'Top left', ne: 'Top right', sw: 'Bottom left', se: 'Bottom right' },
    quality: { low: 'Low (small file)', medium: 'Medium', high: 'High' },
    format: { auto: 'MP4 if possible', mp4: 'MP4', webm: 'WebM' },
  },
  problems: {
    badTrim: 'Nothing is left of the recording. The start must be before the end and within the recording.',
    emptyRecording: 'The recording is empty. Record for at least a second.',
  },
  notes: {
    notSeekable:
      'This recording couldn’t be indexed or trimmed here; the limit is 1.5 GB. It plays, but some players can’t jump to a time.',
  },
  terms: { 'video/mp4': 'MP4', 'video/webm': 'WebM' },
  own: {
    start: 'Start recording',
    trim: 'Trim',
    startHere: 'Set start here',
    endHere: 'Set end here',
    stop: 'Stop',
    pause: 'Pause',
    resume: 'Resume',
    mute: 'Mute microphone',
    silent: 'No sound is shared. In Chrome or Edge, choose a tab and select “Also share tab audio.”',
    free: 'Space left for the recording: about {size}' /* what the browser lets this site store */,
    left: 'A recording hasn’t been downloaded. It is still on this device.',
    open: 'Open',
    remove: 'Delete',
    unsupported: 'This browser can’t record the screen. Use Chrome, Edge, Firefox, or Safari on a computer.',
    refused: 'The screen was not shared. Start again and choose a screen, window, or tab.',
    micRefused: 'The microphone is blocked. Allow it next to the page’s address, or record without it.',
    cameraRefused: 'The camera is blocked. Allow it next to the page’s address, or turn the camera off here.',
    formatMissing: 'This browser can’t record this format. Choose “MP4 if possible.”',
    diskFull: 'The device is out of space. What was recorded up to that point is kept.',
  },
} satisfies ToolStrings<typeof tool>;
