import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { OutFile } from '../../../kinds/contract';
import type { Form } from '../../../kinds/form/form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { KeptItems } from '../../../kinds/parts/KeptItems';
import { useForm } from '../../../kinds/form/use-form';
import { fill, formatBytes, formatDate } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { clock, type RecordOptions } from './options';
import { canRecord, prepare, RecordError, type Finished, type Recording } from './record';
import { freeSpace, leftRecordings, removeRecording } from './store';
import logic from './tool';

type Phase = 'idle' | 'asking' | 'counting' | 'recording' | 'paused' | 'saving';

/** A button that records the screen, with pause and stop while it runs, and the recordings that weren't downloaded. */
export default function Recorder(props: IslandProps): ReactNode {
  const whole = useForm(logic, props);
  const { own = {} } = props.strings;
  const control = useRef<HTMLInputElement>(null);
  const { show, forget } = useStored(whole, control);
  const form: Form = {
    ...whole,
    clear() {
      forget();
      whole.clear();
    },
  };
  const recorder = useRecorder(form, show);
  const { phase, recording, fault } = recorder;
  const isIdle = phase === 'idle';
  return (
    <ToolForm
      form={form}
      className="screen-recorder"
      placed={['recording', ...TRIM]}
      below={<Trim form={form} />}
      input={
        <div className="recorder">
          <input ref={control} type="file" name="recording" hidden tabIndex={-1} />
          {isIdle ? (
            <button type="button" className="primary record" onClick={recorder.start}>
              {own.start}
            </button>
          ) : (
            <>
              <p className="clock" role="timer" aria-live="off">
                {phase === 'counting' ? recorder.left : clock(recorder.seconds)}
              </p>
              <div className="actions">
                {(phase === 'recording' || phase === 'paused') && (
                  <>
                    <button type="button" className="primary" onClick={() => recording?.stop()}>
                      {own.stop}
                    </button>
                    <button type="button" onClick={recorder.pause}>
                      {phase === 'paused' ? own.resume : own.pause}
                    </button>
                    {recording?.hasMic && (
                      <button type="button" aria-pressed={recorder.isMuted} onClick={recorder.mute}>
                        {own.mute}
                      </button>
                    )}
                  </>
                )}
              </div>
            </>
          )}
          {(phase === 'recording' || phase === 'paused') && <FreeSpace lang={props.lang} text={own.free ?? ''} />}
          {recording?.isSilent && !isIdle && <p data-note="">{own.silent}</p>}
          {fault !== undefined && <p role="alert">{own[fault]}</p>}
          <Left form={form} isIdle={isIdle} open={show} />
        </div>
      }
    />
  );
}

/** The recording on screen, which stays on the device until it is downloaded or cleared. */
function useStored(form: Form, control: RefObject<HTMLInputElement | null>) {
  const { outcome, ref } = form;
  /** Its name on the device. */
  const stored = useRef<string>(undefined);
  /** Whether the form has the recording as its first result has it: with a duration and an index. */
  const isComplete = useRef(false);
  const forget = () => {
    if (stored.current !== undefined) void removeRecording(stored.current);
    stored.current = undefined;
  };
  const show = (finished: Finished) => {
    stored.current = finished.stored;
    isComplete.current = false;
    hold(control.current, finished.file);
    if (TRIM.some((name) => Number(form.valueOf(name)) > 0)) form.setValues({ trimStart: '0', trimEnd: '' });
    else form.submit();
  };
  useEffect(() => {
    const [made] = (outcome?.values.result as readonly OutFile[] | undefined) ?? [];
    // The first result is complete, unless the recording was too large to be copied: then it is read from the device.
    if (!made || outcome?.notes.length !== 0 || isComplete.current) return;
    hold(control.current, new File([made.blob], made.name, { type: made.blob.type }));
    isComplete.current = true;
  }, [outcome, control]);
  useEffect(() => {
    const element = ref.current;
    const onClick = ({ target }: Event) => {
      // A recording that is read from the device is needed until the browser has written the download.
      if (isComplete.current && (target as Element).closest('a[download]')) forget();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [ref]);
  return { show, forget };
}

/** Makes a recording the form's file, so that each run has it. */
function hold(control: HTMLInputElement | null, file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  if (control) control.files = data.files;
}

const MINUTE_MS = 60_000;

/** How much more can be recorded, brought up to date each minute. */
function FreeSpace({ lang, text }: { lang: Lang; text: string }): ReactNode {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    const update = () => void freeSpace().then(setFree);
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return free !== undefined && <p className="hint">{fill(text, { size: formatBytes(free, lang) }, lang)}</p>;
}

/** Where the recording on screen begins and ends. */
function Trim({ form }: { form: Form }): ReactNode {
  const { own = {} } = form.props.strings;
  const hasResult = form.outcome?.values.result !== undefined;
  /** The time at which the preview is, in seconds of the whole recording. */
  const hereAs = (field: string) => () => {
    const video = form.ref.current?.querySelector('video');
    const start = Number(form.valueOf('trimStart')) || 0;
    if (video) form.setValues({ [field]: String(Math.round((start + video.currentTime) * 10) / 10) });
  };
  return (
    <fieldset className="trim" hidden={!hasResult}>
      <legend>{own.trim}</legend>
      <div className="options">
        <Controls form={form} only={TRIM} />
      </div>
      <div className="actions">
        <button type="button" className="quiet" onClick={hereAs('trimStart')}>
          {own.startHere}
        </button>
        <button type="button" className="quiet" onClick={hereAs('trimEnd')}>
          {own.endHere}
        </button>
      </div>
    </fieldset>
  );
}

const TRIM = ['trimStart', 'trimEnd'];

/** Recordings from a tab that crashed or was closed before they were downloaded. */
function Left({ form, isIdle, open }: { form: Form; isIdle: boolean; open: (finished: Finished) => void }): ReactNode {
  const { lang, strings } = form.props;
  const { own = {} } = strings;
  const [left, setLeft] = useState<readonly File[]>([]);
  const hasResult = form.outcome?.values.result !== undefined;
  useEffect(() => {
    if (isIdle && !hasResult) void leftRecordings().then(setLeft);
  }, [isIdle, hasResult]);
  if (left.length === 0 || !isIdle || hasResult) return null;
  const remove = (name: string) => {
    void removeRecording(name);
    setLeft(left.filter((file) => file.name !== name));
  };
  return (
    <KeptItems
      title={own.left ?? ''}
      items={left.map((file) => ({
        key: file.name,
        text: `${formatDate(new Date(file.lastModified).toISOString().slice(0, 10), lang, 'medium')}, ${formatBytes(file.size, lang)}`,
      }))}
      open={own.open ?? ''}
      remove={own.remove ?? ''}
      onOpen={(at) => left[at] && open({ file: withType(left[at]), stored: left[at].name })}
      onRemove={(at) => left[at] && remove(left[at].name)}
    />
  );
}

/** Files of the private file system have no media type. */
const withType = (file: File): File =>
  new File([file], file.name.replace(/-[\da-f]{8}(?=\.\w+$)/, ''), {
    type: file.name.endsWith('.mp4') ? 'video/mp4' : 'video/webm',
  });

const optionsIn = (form: Form): RecordOptions & { countdown: number } => ({
  audio: form.valueOf('audio') as RecordOptions['audio'],
  camera: form.valueOf('camera') as RecordOptions['camera'],
  quality: form.valueOf('quality') as RecordOptions['quality'],
  format: form.valueOf('format') as RecordOptions['format'],
  fps: Number(form.valueOf('fps')) || 30,
  countdown: Number(form.valueOf('countdown')),
});

const TICK = 250;

function useRecorder(form: Form, done: (finished: Finished) => void) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [recording, setRecording] = useState<Recording>();
  const [fault, setFault] = useState<string | undefined>(() => undefined);
  const [left, setLeft] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [isMuted, setMuted] = useState(false);

  useEffect(() => {
    if (!canRecord()) setFault('unsupported');
  }, []);
  useEffect(() => {
    if (phase !== 'recording' || !recording) return;
    const title = document.title;
    const timer = setInterval(() => {
      setSeconds(recording.seconds());
      document.title = `● ${clock(recording.seconds())} ${title}`;
    }, TICK);
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [phase, recording]);

  const isRunning = phase === 'recording' || phase === 'paused';
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);

  const record = async () => {
    setFault(undefined);
    setPhase('asking');
    const options = optionsIn(form);
    try {
      const made = await prepare(options);
      setRecording(made);
      setMuted(false);
      for (let count = options.countdown; count > 0; count--) {
        setLeft(count);
        setPhase('counting');
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      made.start();
      setSeconds(0);
      setPhase('recording');
      const finished = await made.finished;
      setPhase('saving');
      done(finished);
      setPhase('idle');
    } catch (error) {
      setFault(error instanceof RecordError ? error.fault : 'refused');
      setPhase('idle');
      if (!(error instanceof RecordError)) console.error(error);
    }
  };
  return {
    phase,
    recording,
    fault,
    left,
    seconds,
    isMuted,
    start: () => void record(),
    pause() {
      if (phase === 'paused') recording?.resume();
      else recording?.pause();
      setPhase(phase === 'paused' ? 'recording' : 'paused');
    },
    mute() {
      recording?.mute(!isMuted);
      setMuted(!isMuted);
    },
  };
}
