import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { INSTAGRAM } from '../../../data/platforms/instagram';
import logic from './tool';

/** The captions, each to copy or to edit in place, with its length beside Instagram’s limit. */
export default function InstagramCaptions(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const [edited, setEdited] = useState<{ readonly of: string; readonly text: string }>();
  // UTF-16 units: Instagram doesn't publish how it counts.
  const count = (text: string) =>
    `${formatNumber(text.length, props.lang)} / ${formatNumber(INSTAGRAM.caption.value, props.lang)}`;
  const { edit = '', limit = '', yours = '' } = props.strings.own ?? {};
  return (
    <ToolForm
      form={form}
      className="instagram-captions"
      resultFirst={false}
      results={[
        {
          extra: (text) => (
            <div className="below">
              <span className="hint">{count(text)}</span>
              <button type="button" className="quiet" onClick={() => setEdited({ of: text, text })}>
                {edit}
              </button>
            </div>
          ),
        },
      ]}
      below={
        edited && (
          <div className="editor">
            <label>
              <span className="label">{yours}</span>
              <textarea
                autoFocus
                rows={6}
                value={edited.text}
                onChange={(event) => setEdited({ ...edited, text: event.target.value })}
              />
            </label>
            <span className="field-actions">
              <span className="hint" role={edited.text.length > INSTAGRAM.caption.value ? 'alert' : undefined}>
                {count(edited.text)}
                {edited.text.length > INSTAGRAM.caption.value && ` ${limit}`}
              </span>
              <CopyButton form={form} text={() => edited.text} />
            </span>
          </div>
        )
      }
    />
  );
}
