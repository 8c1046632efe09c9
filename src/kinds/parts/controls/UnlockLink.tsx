import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Form } from '../../form/form';

/** Asks for the password of a locked link, if there is one. The password is neither stored nor put into a link. */
export function Unlock({ form }: { form: Form }): ReactNode {
  const password = useRef<HTMLInputElement>(null);
  const words = form.more;
  // Don't take the name `password` if the tool has a field of that name.
  const [name] = useState(() => (form.ref.current?.elements.namedItem('password') ? undefined : 'password'));
  const asks = form.locked && words !== undefined;
  useEffect(() => {
    if (asks) password.current?.focus();
  }, [asks]);
  if (!form.locked || !words) return null;
  const unlock = async () => {
    const opened = await form.unlock(password.current?.value ?? '');
    if (!opened) password.current?.select();
  };
  return (
    <div className="note unlock" role="group" aria-labelledby="unlock-why">
      <p id="unlock-why">{words['link.locked']}</p>
      <div className="field">
        <label htmlFor="unlock-password">{words['auth.password']}</label>
        <input
          ref={password}
          id="unlock-password"
          name={name}
          type="password"
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void unlock();
          }}
        />
      </div>
      <button type="button" className="primary" onClick={() => void unlock()}>
        {words['link.unlock']}
      </button>
    </div>
  );
}
