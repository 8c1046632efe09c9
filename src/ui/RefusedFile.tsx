import type { ReactNode } from 'react';

/** Why a file was not opened or saved; nothing if it was. */
export function Refused({ text }: { text: string }): ReactNode {
  return (
    text !== '' && (
      <div role="alert" className="alert">
        {text}
      </div>
    )
  );
}
