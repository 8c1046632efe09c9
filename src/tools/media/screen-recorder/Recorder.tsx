import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { OutFile } from '../../../kinds/contract';
import type { Form } from '../../../kinds/form/form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { KeptItems } from '../../../kinds/parts/KeptItems';
import { useForm } from '../../../kinds/form/use-form';
import { formatBytes, formatDate } from '../../../i18n/format';
import { clock, type RecordOptions } from './options';
import { canRecord, prepare, RecordError, type Finished, type Recording } from './record';
import { leftRecordings, removeRecording } from './store';
import logic from './tool';

type Phase = 'idle' | 'asking' | 'counting' | 'recording' | 'paused' | 'saving';

/** A button that records the screen, with pause and stop while it runs, and what a crash left behind. */
export default function Recorder(props: IslandProps): ReactNode {
  const whole = useForm(logic, props);
  const { own = {} } = props.strings;
  const shown = useRef<Finished>(undefined);
  const { outcome, submit } = whole;
  const show = (finished: Finished) => {
    shown.current = finished;
    submit({ recording: [finished.file] });
  };
  const form: Form = {
    ...whole,
    clear() {
      if (shown.current) void removeRecording(shown.current.stored);
      shown.current = undefined;
      whole.clear();
    },
  };
  useEffect(() => {
    if (!outcome || !shown.current) return;
    const { file, stored } = shown.current;
    const [made] = (outcome.values.result as readonly OutFile[] | undefined) ?? [];
    // Changing an option runs the tool without the recording, which stays on screen nevertheless.
    if (outcome.empty) submit({ recording: [file] });
    // The result is a complete copy, unless it was too large: then it still reads the file on the device.
    else if (made && outcome.notes.length === 0) {
      shown.current = { file: new File([made.blob], made.name, { type: made.blob.type }), stored };
      void removeRecording(stored);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `submit` is new in each render
  }, [outcome]);
  const control = useRecorder(form, show);
  const { phase, recording, fault } = control;
  const isIdle = phase === 'idle';
  return (
    <ToolForm
      form={form}
      className="screen-recorder"
      input={
        <div className="recorder">
          {isIdle ? (
            <button type="button" className="primary record" onClick={control.start}>
              {own.start}
            </button>
          ) : (
            <>
              <p className="clock" role="timer" aria-live="off">
                {phase === 'counting' ? control.left : clock(control.seconds)}
              </p>
              <div className="actions">
                {(phase === 'recording' || phase === 'paused') && (
                  <>
                    <button type="button" className="primary" onClick={() => recording?.stop()}>
                      {own.stop}
                    </button>
                    <button type="button" onClick={control.pause}>
                      {phase === 'paused' ? own.resume : own.pause}
                    </button>
                    {recording?.hasMic && (
                      <button type="button" aria-pressed={control.isMuted} onClick={control.mute}>
                        {own.mute}
                      </button>
                    )}
                  </>
                )}
              </div>
            </>
          )}
          {recording?.isSilent && !isIdle && <p data-note="">{own.silent}</p>}
          {fault !== undefined && <p role="alert">{own[fault]}</p>}
          <Left form={form} isIdle={isIdle} open={show} />
        </div>
      }
    />
  );
}

/** Recordings from a tab that crashed or was closed. */
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
    const options: RecordOptions & { countdown: number } = {
      audio: form.valueOf('audio') as RecordOptions['audio'],
      camera: form.valueOf('camera') as RecordOptions['camera'],
      quality: form.valueOf('quality') as RecordOptions['quality'],
      format: form.valueOf('format') as RecordOptions['format'],
      fps: Number(form.valueOf('fps')) || 30,
      countdown: Number(form.valueOf('countdown')),
    };
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
