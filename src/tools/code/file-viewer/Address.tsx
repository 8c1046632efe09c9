import { useId, useRef, useState, type ReactNode } from 'react';
import { fill, formatBytes } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import type { AddressFault, Fetched } from './open-address';

/** The address of a file, requested by the visitor's browser only when 'Open' is pressed. */
export function Address({ form, onOpen }: { form: Form; onOpen: (fetched: Fetched) => void }): ReactNode {
  const { strings, words, lang, preset } = form.props;
  const own = strings.own ?? {};
  const id = useId();
  const [fault, setFault] = useState<AddressFault>();
  const asking = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);

  const open = async () => {
    asking.current?.abort();
    setFault(undefined);
    const { addressOf, openAddress } = await import('./open-address');
    const url = addressOf(form.valueOf('url'));
    if (!(url instanceof URL)) return setFault(url);
    const mine = new AbortController();
    asking.current = mine;
    setBusy(true);
    form.announce(fill(own.asking ?? '', { host: url.host }, lang));
    try {
      const read = await openAddress(url, mine.signal, (bytes) =>
        form.announce(fill(own.received ?? '', { size: formatBytes(bytes, lang) }, lang)),
      );
      if (asking.current !== mine) return;
      form.announce('');
      if ('code' in read) setFault(read);
      else onOpen(read);
    } catch {
      if (asking.current === mine) form.announce(words['status.cancelled']);
    } finally {
      if (asking.current === mine) setBusy(false);
    }
  };
  return (
    <div className="field field-line" data-field="url">
      <label htmlFor={id}>{strings.labels.url}</label>
      <div className="address">
        <input
          id={id}
          type="url"
          name="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={strings.placeholders?.url}
          defaultValue={preset.url ?? ''}
          aria-describedby={`${id}-hint`}
          aria-invalid={fault ? true : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void open();
          }}
        />
        {busy ? (
          <button type="button" onClick={() => asking.current?.abort()}>
            {words['action.cancel']}
          </button>
        ) : (
          <button type="button" onClick={() => void open()}>
            {own.openAddress}
          </button>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {own.addressHint}
      </p>
      {fault && (
        <div role="alert" className="alert">
          {messageOf(fault, own, lang)}
        </div>
      )}
    </div>
  );
}

function messageOf(fault: AddressFault, own: Readonly<Record<string, string>>, lang: Form['props']['lang']): string {
  const blanks = {
    host: 'host' in fault ? fault.host : '',
    status: 'status' in fault ? fault.status : '',
    type: 'type' in fault ? fault.type : '',
    limit: 'limit' in fault ? formatBytes(fault.limit, lang) : '',
  };
  return fill(own[`address_${fault.code}`] ?? '', blanks, lang);
}
