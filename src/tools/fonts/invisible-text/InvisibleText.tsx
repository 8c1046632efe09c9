import { useEffect, useRef, useState, type ReactNode } from 'react';
import { INVISIBLE_READ_ON } from '../../../data/invisible-characters';
import { fill, formatDate } from '../../../i18n/format';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Notes, ProblemAlert, Status } from '../../../kinds/parts/Alert';
import { Actions, DownloadButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import { copyText } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { clipboardHolds } from './read-back';
import logic from './tool';

/** Makes invisible characters, shows how wide they are, and finds them in a text. */
export default function InvisibleText(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { lang, strings } = props;
  return (
    <FormFrame form={form} className="invisible-text">
      <div className="tool-out">
        <ProblemAlert form={form} />
        <Made form={form} />
        <Status form={form} />
      </div>
      <div className="tool-in">
        <div className="options">
          <Controls form={form} only={['character', 'count', 'lines']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-in">
        <Controls form={form} only={['input']} />
      </div>
      <div className="tool-out">
        <Notes form={form} />
        <Results form={form} only={['found', 'cleaned']} />
      </div>
      <div className="tool-wide">
        <Results form={form} only={['behaviour']} />
        <p className="hint">{fill(strings.own?.readOn ?? '', { date: formatDate(INVISIBLE_READ_ON, lang) }, lang)}</p>
      </div>
    </FormFrame>
  );
}

/** The characters between two bars, which show their width, with a button that copies only the characters. */
function Made({ form }: { form: Form }): ReactNode {
  const { lang, slug, strings, words } = form.props;
  const own = strings.own ?? {};
  const value = form.outcome?.values.result;
  const text = typeof value === 'string' ? value : '';
  const large = text.length > LARGE_TEXT;
  const between = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const box = between.current;
    if (!box) return;
    // Also called at first, and when a font that loads later gives the character another width.
    const watch = new ResizeObserver(() => setWidth(Math.round(box.getBoundingClientRect().width * 10) / 10));
    watch.observe(box);
    return () => watch.disconnect();
  }, [text]);
  const copy = async () => {
    if (!(await copyText(text))) return form.announce(words['error.clipboard']);
    const matches = await clipboardHolds(text);
    const message = matches === undefined ? words['status.copied'] : matches ? own.copiedRead : own.copiedOther;
    form.announce(message ?? '');
  };
  return (
    <section
      className="result-text made"
      aria-label={strings.labels.result ?? words['label.result']}
      data-stale={form.stale ? '' : undefined}
    >
      <div className="field-head">
        <h2 className="label">{own.between}</h2>
        {text !== '' && (
          <span className="field-actions">
            <DownloadButton
              form={form}
              name={`${slug}.txt`}
              content={() => new Blob([text], { type: 'text/plain;charset=utf-8' })}
            />
          </span>
        )}
      </div>
      {large ? (
        <output name="result" aria-live="off" data-partial="" data-length={text.length}>
          <LargeText text={text} label={words['label.result']} form={form} />
        </output>
      ) : (
        // Scrollable content must be reachable by keyboard.
        <div className="width-box" tabIndex={text.length > 10 ? 0 : undefined}>
          <span className="bars">
            <output name="result" aria-live="off" lang="">
              <span ref={between}>{text}</span>
            </output>
          </span>
        </div>
      )}
      <div className="actions">
        <button type="button" className="primary" disabled={text === ''} onClick={() => void copy()}>
          {words['action.copy']}
        </button>
        {!large && text !== '' && (
          <p className="hint">{width === 0 ? own.noWidth : fill(own.width ?? '', { n: width ?? 0 }, lang)}</p>
        )}
      </div>
    </section>
  );
}
