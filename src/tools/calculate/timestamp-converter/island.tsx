import { useEffect, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { Form } from '../../../kinds/form/form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The converter, and a clock of the current timestamp that can be stopped and used as input. */
export default function TimestampConverter(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return <ToolForm form={form} below={<Clock form={form} own={props.strings.own ?? {}} />} />;
}

const SECOND = 1000;
const secondsNow = (): number => Math.floor(Date.now() / SECOND);

function Clock({ form, own }: { form: Form; own: Readonly<Record<string, string>> }): ReactNode {
  const [seconds, setSeconds] = useState<number>();
  const [runs, setRuns] = useState(true);
  useEffect(() => {
    if (!runs) return undefined;
    setSeconds(secondsNow());
    const timer = setInterval(() => setSeconds(secondsNow()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return (
    <div className="actions">
      <span>
        {own.now} <code>{seconds ?? '…'}</code>
      </span>
      <button type="button" onClick={() => setRuns(!runs)}>
        {runs ? own.stop : own.start}
      </button>
      <button type="button" onClick={() => form.setValues({ input: String(seconds ?? secondsNow()), epoch: 'unix' })}>
        {own.use}
      </button>
    </div>
  );
}
