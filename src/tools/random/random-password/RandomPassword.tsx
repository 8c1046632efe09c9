import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { ListDownloads } from '../../../kinds/parts/results/Items';
import { PasswordMeter } from '../../../kinds/parts/controls/PasswordMeter';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { countGraphemes, graphemes } from '../../../core/text/graphemes';
import { isStrength } from '../../../core/password-strength';
import { kindOfCharacter, runsOf } from './password';
import logic from './tool';

/** Longer lists are not spelled out: they would be too long to read. */
const MOST_SPELLED = 20;

/**
 * Passwords with digits and symbols styled differently from letters. Hiding, spelling and clearing only affect the
 * display, so they aren't fields of the tool.
 */
export default function RandomPassword(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { words, strings } = props;
  const own = strings.own ?? {};
  const [hidden, setHidden] = useState(false);
  const [spelled, setSpelled] = useState(false);
  const [clearsAfterCopy, setClearsAfterCopy] = useState(false);
  const [cleared, setCleared] = useState<Form['outcome']>();

  const { outcome } = form;
  const isCleared = outcome !== undefined && cleared === outcome;
  const watched: Form = {
    ...form,
    announce: (text) => {
      const copied = clearsAfterCopy && text === words['status.copied'];
      form.announce(copied ? (own.cleared ?? text) : text);
      if (copied) setCleared(outcome);
    },
  };
  const result = outcome?.values.result;
  const made: readonly string[] = Array.isArray(result) ? result : [];

  return (
    <ToolForm
      form={form}
      className="password"
      results={[]}
      above={
        <div className={hidden ? 'results concealed' : 'results'} data-stale={form.stale ? '' : undefined}>
          {isCleared || outcome === undefined ? (
            <p className="placeholder">{isCleared ? own.cleared : words['status.empty']}</p>
          ) : made.length > 0 ? (
            <Passwords form={watched} made={made} hidden={hidden} spelled={spelled && made.length <= MOST_SPELLED} />
          ) : (
            <Results form={watched} only={['result']} />
          )}
          <Strength form={form} />
        </div>
      }
      below={
        <div className="checks">
          <Switch label={own.hide} on={hidden} set={setHidden} />
          <Switch label={own.spell} on={spelled} set={setSpelled} />
          <Switch label={own.clearAfter} on={clearsAfterCopy} set={setClearsAfterCopy} />
        </div>
      }
      wide={<Results form={form} only={['guesses', 'source']} />}
    />
  );
}

function Switch({ label, on, set }: { label: string | undefined; on: boolean; set: (on: boolean) => void }): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface PasswordsProps {
  form: Form;
  made: readonly string[];
  hidden: boolean;
  spelled: boolean;
}

function Passwords({ form, made, hidden, spelled }: PasswordsProps): ReactNode {
  const { words, strings } = form.props;
  const own = strings.own ?? {};
  return (
    <section className="result-items">
      {made.length > 1 && (
        <div className="field-head">
          <h2 className="label">{words['label.result']}</h2>
          <span className="field-actions">
            <CopyButton form={form} text={() => made.join('\n')} label={words['action.copyAll']} />
            <ListDownloads form={form} items={() => made} formats={['txt', 'csv', 'json']} />
          </span>
        </div>
      )}
      <ul className="items">
        {made.map((text, index) => (
          <li key={index} className="item">
            <output
              name="result"
              aria-live="off"
              className="mono"
              {...(hidden && { 'data-value': text, 'aria-label': own.hidden })}
            >
              {hidden ? '•'.repeat(countGraphemes(text)) : <Highlighted text={text} />}
            </output>
            <CopyButton form={form} text={() => text} cover name={`${words['label.result']} ${index + 1}`} />
            {spelled && !hidden && <Spelling text={text} own={own} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Letters are plain, digits bold, symbols bold with a dotted underline; each kind has its own color too. */
function Highlighted({ text }: { text: string }): ReactNode {
  return runsOf(text).map(({ kind, run }, index) =>
    kind === 'letter' ? (
      run
    ) : (
      <span key={index} className={kind}>
        {run}
      </span>
    ),
  );
}

/** One entry per character, to read the password out or type it on another device. */
function Spelling({ text, own }: { text: string; own: Readonly<Record<string, string>> }): ReactNode {
  return (
    <ol className="spelling">
      {graphemes(text).map((character, index) => {
        const kind = kindOfCharacter(character);
        return (
          <li key={index}>
            <b className="mono">{character}</b> <span>{own[kind]}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The strength of the draw, based on the number of possible results, not on the appearance of the drawn one. */
function Strength({ form }: { form: Form }): ReactNode {
  const { strings, lang } = form.props;
  const { strength, entropy } = form.outcome?.values ?? {};
  const code = typeof strength === 'object' && strength !== null && 'code' in strength ? strength.code : undefined;
  const bits = entropy === undefined ? '' : String(entropy);
  return (
    <PasswordMeter
      words={{ ...strings.terms, strength: strings.labels.strength }}
      strength={isStrength(code) ? code : undefined}
      beside={
        <div>
          <dt>{strings.labels.entropy}</dt>
          <dd>
            <output name="entropy" aria-live="off" {...(bits !== '' && { 'data-value': bits })}>
              {bits !== '' && formatNumber(bits, lang, 2)}
            </output>
          </dd>
        </div>
      }
    />
  );
}
