import { useEffect, useRef, useState, type ReactNode } from 'react';
import { scanQr } from '../../../features/clips/scan-room-code';
import type { Say } from './words';

interface Props {
  say: Say;
  onFound: (text: string) => void;
  onClose: () => void;
}

/** Shows the camera until it sees a QR code. The frames are processed on this device and never stored. */
export default function Scanner({ say, onFound, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState('');
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    dialog.current?.showModal();
    const ended = new AbortController();
    let stream: MediaStream | undefined;
    void (async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!video.current || ended.signal.aborted) return stop(stream);
        video.current.srcObject = stream;
        await video.current.play();
        const text = await scanQr(video.current, ended.signal);
        if (text !== undefined) found.current(text);
      } catch (error) {
        if (ended.signal.aborted) return;
        const denied = error instanceof DOMException && error.name === 'NotAllowedError';
        setFault(say(denied ? 'cameraDenied' : 'cameraMissing'));
      }
    })();
    return () => {
      ended.abort();
      if (stream) stop(stream);
    };
  }, [say]);

  return (
    <dialog ref={dialog} className="clip-scanner" aria-label={say('scan')} onClose={onClose}>
      {fault === '' ? (
        <>
          <video ref={video} muted playsInline aria-label={say('camera')} />
          <p className="hint">{say('scanHint')}</p>
        </>
      ) : (
        <p role="alert" className="alert">
          {fault}
        </p>
      )}
      <button type="button" onClick={() => dialog.current?.close()}>
        {say('close')}
      </button>
    </dialog>
  );
}

/** Stops the stream, which also turns off the camera's light. */
function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
