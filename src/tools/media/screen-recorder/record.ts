import { bitRate, cameraBox, recordedType, recordingStem, type RecordOptions } from './options';
import { holdRecording, openStore, type Store } from './store';

/** Why a recording cannot begin or had to end. */
export type RecordFault = 'unsupported' | 'refused' | 'micRefused' | 'cameraRefused' | 'formatMissing' | 'diskFull';

export class RecordError extends Error {
  constructor(readonly fault: RecordFault) {
    super(fault);
  }
}

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;

export interface Finished {
  readonly file: File;
  /** The name under which it is stored on the device. */
  readonly stored: string;
}

export interface Recording {
  /** Sound of the screen was wanted, but the visitor did not share it. */
  readonly isSilent: boolean;
  readonly hasMic: boolean;
  /** Begins to record; what was before is only shown. */
  start(): void;
  pause(): void;
  resume(): void;
  mute(isMuted: boolean): void;
  stop(): void;
  /** Seconds recorded so far, without pauses. */
  seconds(): number;
  /** When it has ended, by `stop` or by the browser's own button. */
  readonly finished: Promise<Finished>;
}

/** How often a part is written, in milliseconds: what a crash can lose. */
const PART = 1_000;

/** Asks for the screen, and for the microphone and the camera if they are wanted. Must follow a press. Throws RecordError. */
export async function prepare(options: RecordOptions): Promise<Recording> {
  if (!canRecord()) throw new RecordError('unsupported');
  const type = recordedType(options.format, (one) => MediaRecorder.isTypeSupported(one));
  if (type === undefined) throw new RecordError('formatMissing');
  const wantsTab = options.audio === 'tab' || options.audio === 'both';
  const wantsMic = options.audio === 'mic' || options.audio === 'both';
  const screen = await navigator.mediaDevices
    .getDisplayMedia({ video: { frameRate: options.fps }, audio: wantsTab })
    .catch(() => Promise.reject(new RecordError('refused')));
  const streams = [screen];
  try {
    const mic = wantsMic ? await ask({ audio: true }, 'micRefused') : undefined;
    const camera = options.camera === 'off' ? undefined : await ask({ video: { width: 640 } }, 'cameraRefused');
    streams.push(...[mic, camera].filter((stream) => stream !== undefined));
    return await recordingOf(screen, mic, camera, options, type);
  } catch (error) {
    stopAll(streams);
    throw error;
  }
}

const ask = (wanted: MediaStreamConstraints, fault: RecordFault): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia(wanted).catch(() => Promise.reject(new RecordError(fault)));

const stopAll = (streams: readonly MediaStream[]) => {
  for (const stream of streams) for (const track of stream.getTracks()) track.stop();
};

async function recordingOf(
  screen: MediaStream,
  mic: MediaStream | undefined,
  camera: MediaStream | undefined,
  options: RecordOptions,
  type: string,
): Promise<Recording> {
  const [picture] = screen.getVideoTracks();
  if (!picture) throw new RecordError('refused');
  const composed = camera && (await withCamera(screen, camera, options));
  const { width = 1280, height = 720 } = picture.getSettings();
  const sound = mixed([screen, ...(mic ? [mic] : [])]);
  const stream = new MediaStream([...(composed?.stream ?? screen).getVideoTracks(), ...sound.tracks]);
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: bitRate(options.quality, width, height),
  });

  const extension = type.startsWith('video/mp4') ? 'mp4' : 'webm';
  const stored = `${recordingStem(new Date())}-${crypto.randomUUID().slice(0, 8)}.${extension}`;
  const release = holdRecording(stored);
  const store: Store = await openStore(stored);
  let writing = Promise.resolve();
  let fault: RecordError | undefined;
  recorder.addEventListener('dataavailable', ({ data }) => {
    writing = writing
      .then(() => store.add(data))
      .catch(() => {
        fault = new RecordError('diskFull');
        if (recorder.state !== 'inactive') recorder.stop();
      });
  });
  const time = stopwatch();
  const finished = new Promise<Finished>((resolve, reject) => {
    recorder.addEventListener('stop', () => {
      time.pause();
      stopAll([screen, ...(mic ? [mic] : []), ...(camera ? [camera] : [])]);
      composed?.end();
      sound.end();
      void writing
        .then(() => store.finish(type))
        .then((blob) => {
          release();
          if (fault && blob.size === 0) reject(fault);
          else resolve({ file: new File([blob], `${recordingStem(new Date())}.${extension}`, { type }), stored });
        }, reject);
    });
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  // The browser's own 'Stop sharing'.
  picture.addEventListener('ended', stop);
  return {
    isSilent: (options.audio === 'tab' || options.audio === 'both') && screen.getAudioTracks().length === 0,
    hasMic: mic !== undefined,
    start() {
      recorder.start(PART);
      time.go();
    },
    pause() {
      recorder.pause();
      time.pause();
    },
    resume() {
      recorder.resume();
      time.go();
    },
    mute(isMuted) {
      for (const track of mic?.getAudioTracks() ?? []) track.enabled = !isMuted;
    },
    stop,
    seconds: time.seconds,
    finished,
  };
}

function stopwatch() {
  let before = 0;
  let since: number | undefined;
  return {
    go: () => void (since ??= performance.now()),
    pause() {
      if (since !== undefined) before += performance.now() - since;
      since = undefined;
    },
    seconds: () => (before + (since === undefined ? 0 : performance.now() - since)) / 1000,
  };
}

/** The sound of all streams as one track: MediaRecorder records only one. */
function mixed(streams: readonly MediaStream[]): { tracks: MediaStreamTrack[]; end: () => void } {
  const sounding = streams.filter((stream) => stream.getAudioTracks().length > 0);
  if (sounding.length === 0) return { tracks: [], end: () => {} };
  const context = new AudioContext();
  const destination = context.createMediaStreamDestination();
  for (const stream of sounding) context.createMediaStreamSource(stream).connect(destination);
  return { tracks: destination.stream.getAudioTracks(), end: () => void context.close() };
}

/**
 * The screen with the camera in a corner, drawn on a canvas. A window above all others (Document Picture-in-Picture) keeps the
 * drawing at full speed while this tab is in the background, where browsers have it.
 */
async function withCamera(screen: MediaStream, camera: MediaStream, { camera: corner, fps }: RecordOptions) {
  const [picture, face] = [await playing(screen), await playing(camera)];
  const canvas = document.createElement('canvas');
  canvas.width = picture.videoWidth;
  canvas.height = picture.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas');
  const small = await pictureInPicture(face);
  let isEnded = false;
  const draw = () => {
    if (isEnded) return;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { x, y, width, height } = cameraBox(corner, canvas, { width: face.videoWidth, height: face.videoHeight });
    context.drawImage(face, x, y, width, height);
    (small ?? window).requestAnimationFrame(draw);
  };
  draw();
  return {
    stream: canvas.captureStream(fps),
    end() {
      isEnded = true;
      small?.close();
    },
  };
}

async function playing(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  return video;
}

interface PictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

async function pictureInPicture(video: HTMLVideoElement): Promise<Window | undefined> {
  const api = (window as unknown as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;
  try {
    const small = await api?.requestWindow({ width: 240, height: 180 });
    video.style.width = '100%';
    small?.document.body.append(video);
    return small;
  } catch {
    // The press is too long ago for another window: the tab has to stay visible.
    return undefined;
  }
}
