import { useEffect, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { QrCode } from '../../../kinds/parts/QrCode';
import { useStoredList } from '../../../kinds/parts/results/stored-list';
import { RecentLinks } from './RecentLinks';
import logic from './tool';

const MOST_LINKS = 100;

/** The tagged addresses, the QR code of the first, and the links of earlier visits. */
export default function UtmBuilder(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const [recent, , addFirst, clear] = useStoredList('utm-links', MOST_LINKS);
  const result: unknown = form.outcome?.values.result;
  const links = Array.isArray(result) ? result.filter((link) => typeof link === 'string') : [];
  const [first] = links;
  useTaken(form, links, addFirst);
  return (
    <ToolForm
      form={form}
      className="utm-builder"
      resultFirst={false}
      below={
        <>
          {first !== undefined && (
            <QrCode form={form} address={first} label={props.strings.own?.code ?? ''} name="utm-link" />
          )}
          {recent.length > 0 && <RecentLinks form={form} links={recent} onClear={clear} />}
        </>
      }
    />
  );
}

/** Reports what is copied or saved: one link, or all of them. Typing alone makes no link worth keeping. */
function useTaken({ ref }: Form, links: readonly string[], take: (link: string) => void): void {
  useEffect(() => {
    const root = ref.current?.querySelector('.results');
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('button')) return;
      // A button inside an item is for that link only.
      const one = target.closest('li')?.querySelector('output')?.textContent;
      const taken = one === undefined ? links.slice(0, MOST_LINKS) : [one];
      for (const link of taken.toReversed()) take(link);
    };
    root?.addEventListener('click', onClick);
    return () => root?.removeEventListener('click', onClick);
  });
}
