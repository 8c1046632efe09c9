import { useEffect, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** An address and its network; for the own address, what else the browser tells every page. */
export default function IpAddressLookup(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const isOwn = form.valueOf('input').trim() === '' && form.outcome !== undefined;
  return (
    <ToolForm
      form={form}
      className="ip-address-lookup"

      below={isOwn && <Browser own={props.strings.own ?? {}} />}
    />
  );
}

/** Known only in the browser, so it is read after the page has started. */
function Browser({ own }: { own: Readonly<Record<string, string>> }): ReactNode {
  const [facts, setFacts] = useState<readonly (readonly [label: string | undefined, value: string])[]>([]);
  useEffect(() => {
    setFacts([
      [own.language, navigator.languages.join(', ')],
      [own.timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone],
      [own.screen, `${screen.width} × ${screen.height} (${devicePixelRatio}×)`],
      [own.browser, navigator.userAgent],
    ]);
  }, [own]);
  return (
    <details className="browser">
      <summary>{own.about}</summary>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
