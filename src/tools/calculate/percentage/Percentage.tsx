import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { isProblem } from '../../../kinds/contract';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { parseDecimal } from '../../../core/numbers/parse-number';
import { typedNumber } from '../../../core/numbers/typed-number';
import { MODES, percentage, type Mode } from './percentage';
import { piecesOf } from './sentence';
import logic from './tool';

/** Questions whose answer is a percentage. */
const IN_PERCENT: readonly Mode[] = ['isWhat', 'change', 'difference'];
const modeOf = (text: string | undefined): Mode => MODES.find((mode) => mode === text) ?? 'of';

/**
 * The eight questions in a list, with blanks to fill in; the one edited last is `mode`. Every question has its own
 * blanks, and those of the active one are the controls `x` and `y`.
 */
export default function Percentage(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { preset, strings, words, lang } = props;
  const { active, blanksOf, onInput } = useQuestions(form);

  return (
    <FormFrame form={form} className="percentage">
      <div className="tool-in">
        <fieldset className="questions" onInputCapture={onInput}>
          <legend className="visually-hidden">{strings.labels.mode}</legend>
          {MODES.map((mode) => (
            <Question
              key={mode}
              form={form}
              mode={mode}
              active={mode === active}
              checked={mode === modeOf(preset.mode)}
              answer={mode === active ? activeAnswer(form, mode) : answerIn(mode, blanksOf(mode), lang)}
            />
          ))}
        </fieldset>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        {form.outcome === undefined || form.outcome.empty ? (
          <p className="placeholder">{words['status.empty']}</p>
        ) : (
          <Results form={form} only={['sentence']} />
        )}
        <Alert form={{ ...form, problem: undefined }} />
        <Status form={form} />
      </div>
    </FormFrame>
  );
}

/** The question that is answered, and the blanks of each. */
function useQuestions(form: Form) {
  const [active, setActive] = useState(() => modeOf(form.props.preset.mode));
  /** The question whose blanks have the names `x` and `y`. A link changes the checked radio button without an event. */
  const named = useRef(active);

  const blanksOf = (mode: Mode): readonly HTMLInputElement[] =>
    Array.from(form.ref.current?.querySelectorAll<HTMLInputElement>(`[data-mode="${mode}"] [data-blank]`) ?? []);
  const checked = () => {
    const radios = form.ref.current?.elements.namedItem('mode');
    return radios instanceof RadioNodeList ? radios : undefined;
  };
  const activate = (mode: Mode) => {
    const radios = checked();
    if (radios) radios.value = mode;
    if (mode === named.current) return;
    // Set directly in the DOM, because the form reads its controls before React renders; React then writes the same
    // names.
    for (const blank of blanksOf(named.current)) blank.removeAttribute('name');
    for (const blank of blanksOf(mode)) blank.name = blank.dataset.blank ?? '';
    named.current = mode;
    setActive(mode);
  };
  /** Copies numbers to another question. */
  const carry = (from: Mode, to: Mode) => {
    for (const blank of blanksOf(to)) {
      blank.value = blanksOf(from).find((one) => one.dataset.blank === blank.dataset.blank)?.value ?? '';
    }
  };

  useLayoutEffect(() => {
    // Handles numbers typed before hydration.
    const typed = MODES.find((mode) => blanksOf(mode).some((blank) => blank.value !== blank.defaultValue));
    if (typed !== undefined) activate(typed);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    // A link, an example or 'Clear' has set `mode`; the numbers from it are still in the old question's blanks.
    const [from, to] = [named.current, modeOf(checked()?.value)];
    if (from === to) return;
    carry(from, to);
    for (const blank of blanksOf(from)) blank.value = '';
    activate(to);
  });

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const mode = modeOf(target.closest<HTMLElement>('[data-mode]')?.dataset.mode);
    const chosen = target.type === 'radio';
    if (chosen && blanksOf(mode).every((blank) => blank.value === '')) carry(named.current, mode);
    activate(mode);
  };

  return { active, blanksOf, onInput };
}

interface QuestionProps {
  form: Form;
  mode: Mode;
  active: boolean;
  /** Whether this is the page's own question. */
  checked: boolean;
  /** Plain decimal text; '' if there is none. */
  answer: string;
}

/** One sentence with its blanks and answer; an error in its numbers is shown below it. */
function Question({ form, mode, active, checked, answer }: QuestionProps): ReactNode {
  const { strings, preset, lang } = form.props;
  const sentence = strings.choices?.mode?.[mode] ?? mode;
  const shown =
    answer === '' ? '' : IN_PERCENT.includes(mode) ? formatPercent(answer, lang) : formatNumber(answer, lang);
  return (
    <div
      className={active ? 'question active' : 'question'}
      data-mode={mode}
      data-stale={active && form.stale ? '' : undefined}
    >
      <input type="radio" name="mode" value={mode} defaultChecked={checked} aria-label={sentence} />
      <p>
        {piecesOf(sentence).map((piece) =>
          'words' in piece ? (
            <span key={piece.words}>{piece.words}</span>
          ) : (
            <span key={piece.blank} className="blank">
              <input
                type="text"
                inputMode="decimal"
                autoComplete="off"
                data-blank={piece.blank}
                name={active ? piece.blank : undefined}
                aria-label={`${strings.labels[piece.blank] ?? ''}: ${sentence}`}
                aria-invalid={active && form.problem?.field === piece.blank ? true : undefined}
                placeholder={strings.labels[piece.blank]}
                defaultValue={checked ? typedNumber(preset[piece.blank] ?? '', lang) : ''}
              />
              {piece.tail}
            </span>
          ),
        )}
      </p>
      {active ? (
        <output name="result" className="answer" aria-live="off" {...(answer !== '' && { 'data-value': answer })}>
          {shown}
        </output>
      ) : (
        <span className="answer">{shown}</span>
      )}
      {active && <Alert form={{ ...form, notices: [], outcome: undefined }} />}
    </div>
  );
}

/** The answer, unless the outcome belongs to another question, answered before this one had an error. */
function activeAnswer({ outcome }: Form, mode: Mode): string {
  const own = outcome?.steps.some(({ code }) => code === mode) === true;
  return own ? String(outcome?.values.result ?? '') : '';
}

/** A link may contain numbers of any length; only the active question has to handle them. */
const MOST_DIGITS = 200;

/** The answer to an inactive question: it keeps its numbers, so it shows its answer too. */
function answerIn(mode: Mode, blanks: readonly HTMLInputElement[], lang: Lang): string {
  const number = (name: 'x' | 'y') => {
    const typed = blanks.find((blank) => blank.dataset.blank === name)?.value ?? '';
    return typed.length > MOST_DIGITS ? undefined : parseDecimal(typed, lang);
  };
  const [x, y] = [number('x'), number('y')];
  if (x === undefined || y === undefined) return '';
  const answer = percentage(mode, x, y);
  return isProblem(answer) ? '' : answer.result;
}
