import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { FIREBASE } from '../../../features/firebase/project-config';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Icon } from '../../../ui/IconButton';
import type { Say } from './words';

const Scanner = lazy(() => import('./Scanner'));

interface Props {
  props: IslandProps;
  say: Say;
  /** Returns false if the text is neither a code nor a link. */
  take: (given: string, by: 'typed' | 'scan') => boolean;
  onWrong: () => void;
  /** Joining is in progress, so the button is disabled. */
  busy: boolean;
}

/** The form to receive from another device: with its code, its link, or its QR code in front of the camera. */
export function Join({ props, say, take, onWrong, busy }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [scanning, setScanning] = useState(false);
  const { strings, preset } = props;
  const join = () => {
    if (!take(field.current?.value ?? '', 'typed')) onWrong();
  };
  return (
    <div className="clip-join">
      <label htmlFor="clip-room">{FIREBASE ? strings.labels.room : say('linkLabel')}</label>
      <span className="line">
        <input
          ref={field}
          id="clip-room"
          name="room"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={FIREBASE ? 'XXXXX-XXXXX' : 'https://…'}
          defaultValue={preset.room ?? ''}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            join();
          }}
        />
        <button type="button" disabled={busy} onClick={join}>
          {say('join')}
        </button>
      </span>
      <button type="button" className="clip-scan" onClick={() => setScanning(true)}>
        <Icon name="camera" />
        {say('scan')}
      </button>
      {scanning && (
        <Suspense>
          <Scanner
            say={say}
            onFound={(text) => {
              setScanning(false);
              take(text, 'scan');
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
