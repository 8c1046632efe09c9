import {
  choice,
  files,
  fileTool,
  give,
  names,
  note,
  number,
  optionalNumber,
  problem,
  term,
} from '../../../kinds/contract';
import { AUDIO, CAMERA, FORMATS, QUALITY } from './options';

export default fileTool({
  fields: {
    audio: choice(AUDIO, { tier: 'main' }),
    camera: choice(CAMERA, { tier: 'main' }),
    quality: choice(QUALITY, { initial: 'medium' }),
    fps: number(30, { min: 5, max: 60, slider: true }),
    countdown: names(['3', '0', '5']),
    format: choice(FORMATS),
    // Seconds; for the recording on screen.
    trimStart: number(0, { min: 0, integer: false }),
    trimEnd: optionalNumber({ min: 0, integer: false }),
    // Set when a recording has ended.
    recording: files({ accept: 'video/*', many: false, optional: true, hidden: true, typedOnly: true }),
  },
  outputs: {
    result: give.files(),
    duration: give.duration(),
    outWidth: give.integer(),
    outHeight: give.integer(),
    bytes: give.bytes(),
    type: give.word(),
  },
  run: async ({ recording, trimStart, trimEnd }, { progress }) => {
    const [file] = recording;
    if (!file) return { empty: true };
    const { remux } = await import('./remux');
    const made = await remux(file, { start: trimStart, end: trimEnd }, progress);
    if (made === 'empty') return problem('emptyRecording', {}, 'recording');
    if (made === 'outside') return problem('badTrim', {}, trimStart > 0 ? 'trimStart' : 'trimEnd');
    const isMp4 = file.type.startsWith('video/mp4');
    return {
      result: [{ name: file.name, blob: made.blob }],
      duration: Math.round(made.duration * 10) / 10,
      outWidth: made.width,
      outHeight: made.height,
      bytes: made.blob.size,
      type: term(isMp4 ? 'video/mp4' : 'video/webm'),
      notes: [!made.isSeekable && note('notSeekable')],
    };
  },
});
