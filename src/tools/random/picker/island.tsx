import { useState, type ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { Form } from '../../../kinds/form/form';
import { PublicDraw } from './PublicDraw';
import { Tally } from './Tally';
import logic from './tool';

/** On a page that has its own list, these are among the options. */
const LIST_FIELDS = ['mode', 'input'];

/**
 * Winners can be taken out one by one, and a draw can be made so that others can check it. A page that has its own
 * list (yes or no) has the list among the options, and counts the answers.
 */
export default function Picker(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const ownList = props.preset.input !== undefined;
  return (
    <ToolForm
      form={form}
      className="picker"
      action={actionOf(form)}
      resultFirst={ownList}
      {...(ownList && { placed: LIST_FIELDS })}
      bar={ownList && <AllowMaybe form={form} />}
      results={[{ only: ['result'] }]}
      below={
        <>
          {ownList ? <Tally form={form} /> : <TakeOut form={form} />}
          <Results form={{ ...form, history: [] }} only={ownList ? ['seedUsed'] : ['total', 'remaining', 'seedUsed']} />
        </>
      }
      more={
        <>
          {ownList && <Controls form={form} only={LIST_FIELDS} />}
          <PublicDraw form={form} />
        </>
      }
    />
  );
}

/** The button's word: in a mode other than picking, the mode's own. The fields that are shown tell the mode. */
function actionOf({ hidden, props: { strings } }: Form): string | undefined {
  if (!hidden.has('count')) return strings.action;
  return strings.choices?.mode?.[hidden.has('groups') ? 'shuffle' : 'groups'];
}

/** Adds Maybe to the list, or removes it. */
function AllowMaybe({ form }: { form: Form }): ReactNode {
  const { maybe = '', allowMaybe } = form.props.strings.own ?? {};
  const lines = String(form.reading()?.values?.input ?? form.props.preset.input ?? '').split('\n');
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={lines.includes(maybe)}
        onChange={({ currentTarget: { checked } }) => {
          const others = lines.filter((line) => line !== maybe);
          form.setValues({ input: (checked ? [...others, maybe] : others).join('\n') });
        }}
      />
      <span>{allowMaybe}</span>
    </label>
  );
}

/** Moves the winners from the list to a list of their own, and draws again. */
function TakeOut({ form }: { form: Form }): ReactNode {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const own = form.props.strings.own ?? {};
  const { result, remaining } = form.outcome?.values ?? {};
  const winners = Array.isArray(result) ? result.map(String) : [];
  const canTake = winners.length > 0 && typeof remaining === 'string' && remaining !== '';
  if (!canTake && taken.length === 0) return null;
  return (
    <>
      {canTake && (
        <div className="actions">
          <button
            type="button"
            onClick={() => {
              setTaken([...taken, ...winners]);
              // The rest of the list has one entry per line, whatever the list was before.
              form.setValues({ input: remaining, split: 'lines', column: '' });
            }}
          >
            {own.takeOut}
          </button>
        </div>
      )}
      {taken.length > 0 && (
        <div className="taken">
          <div className="field-head">
            <span className="label">{own.taken}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                const rest = String(form.reading()?.values?.input ?? '');
                form.setValues({ input: [rest, ...taken].join('\n'), split: 'lines', column: '' });
                setTaken([]);
              }}
            >
              {own.putBack}
            </button>
          </div>
          <ol>
            {taken.map((winner, index) => (
              <li key={index}>{winner}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
