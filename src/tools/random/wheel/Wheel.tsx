import { useReducer, type FormEvent, type ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { useShownWheel } from './use-shown-wheel';
import { useSpin } from './use-spin';
import { Winner } from './Winner';
import logic from './tool';

/** Fields that affect the animation but not the draw: changing one keeps the winner. */
const SHOW_ONLY = ['seconds', 'sound', 'heading', 'removeWinner'];

/**
 * The wheel: the draw comes first (tool.ts), and the animation only shows it, so skipping it changes nothing. A link
 * with a seed shows its winner immediately, without animation.
 */
export default function WheelTool(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { preset, strings } = props;
  const own = strings.own ?? {};
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const shown = useShownWheel(form);
  const { wheel, values, winner, remaining, seed } = shown;
  const spin = useSpin(form, shown);
  const { canvas, turning, history, start } = spin;

  const onInput = (event: FormEvent) => {
    if (!(event.target instanceof HTMLInputElement) || !SHOW_ONLY.includes(event.target.name)) return;
    event.stopPropagation();
    redraw();
  };

  // The wheel itself is the button.
  const { button: _button, ...withoutButton } = form.tool;
  const heading = String(values?.heading ?? preset.heading ?? '');
  const lists = { remaining, history: history.join('\n') || winner };
  return (
    <FormFrame form={{ ...form, submit: start }} className="wheel">
      <div className="tool-out">
        {heading !== '' && <h2>{heading}</h2>}
        <button type="submit" className="wheel-button" aria-label={own.spin} disabled={wheel.entries.length === 0}>
          <canvas ref={canvas} aria-hidden="true" />
          <span aria-hidden="true">{turning ? '' : own.spin}</span>
        </button>
        <Alert form={form} />
        <dl className="figures">
          <div className="figure lead" data-figure="result">
            <dt>{strings.labels.result}</dt>
            <dd>
              <output name="result" aria-live="off" data-value={winner === '' || turning ? undefined : winner}>
                {turning ? '' : winner}
              </output>
            </dd>
          </div>
        </dl>
        <Actions form={{ ...form, tool: withoutButton }} />
        <Status form={form} />
      </div>
      <div className="tool-in" onInputCapture={onInput}>
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <Results form={{ ...form, history: [] }} only={['chances']} />
        <div className="options">
          <Controls form={form} only={['repeat', 'seconds', 'removeWinner', 'sound', 'heading', 'seed']} />
        </div>
        <dl className="figures">
          {(['remaining', 'history'] as const).map((name) => (
            <List key={name} form={form} name={name} text={turning ? '' : lists[name]} />
          ))}
        </dl>
        <div hidden={seed === ''}>
          <Results form={{ ...form, history: [] }} only={['seedUsed']} />
        </div>
      </div>
      <Winner form={form} shown={shown} spin={spin} />
    </FormFrame>
  );
}

const MANY_LINES = 6;

/** A labeled list with a copy button; a long one scrolls. */
function List({ form, name, text }: { form: Form; name: 'remaining' | 'history'; text: string }): ReactNode {
  const label = form.props.strings.labels[name];
  const many = text.split('\n', MANY_LINES + 1).length > MANY_LINES;
  return (
    <div className="figure" data-figure={name} hidden={text === ''}>
      <dt>
        {label} <CopyButton form={form} text={() => text} name={label ?? name} />
      </dt>
      <dd>
        <output name={name} aria-live="off" className="mono" {...(many && { tabIndex: 0 })}>
          {text}
        </output>
      </dd>
    </div>
  );
}
