import { useEffect, useState, type ReactNode } from 'react';
import { INSTAGRAM } from '../../../data/platforms/instagram';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { graphemes } from '../../../core/text/graphemes';
import logic from './tool';

const SHOWN = INSTAGRAM.shown.value;

/** A caption with its empty lines kept, and a preview of the feed. */
export default function LineBreak(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { status, ref } = form;
  const refused = props.words['error.clipboard'];
  // If copying is refused, the text is selected so that the phone's own menu can copy it.
  useEffect(() => {
    const output = status === refused ? ref.current?.querySelector('output[name=result]') : undefined;
    if (output) window.getSelection()?.selectAllChildren(output);
  }, [status, refused, ref]);

  return <ToolForm form={form} className="line-break" below={<Preview form={form} />} />;
}

/** The first characters, as the feed shows them, and the rest after 'more'. */
function Preview({ form }: { form: Form }): ReactNode {
  const [open, setOpen] = useState(false);
  const { own = {} } = form.props.strings;
  const value = form.outcome?.values.result;
  const caption = typeof value === 'string' && value.length <= LARGE_TEXT ? value : '';
  if (caption === '') return null;
  const characters = graphemes(caption);
  const long = characters.length > SHOWN;
  const shown = long && !open ? characters.slice(0, SHOWN).join('').trimEnd() : caption;
  return (
    <section className="caption">
      <h2 className="label">{own.preview}</h2>
      <p dir="auto">
        <b>{own.account}</b> {shown}
        {long && (
          <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? own.less : own.more}
          </button>
        )}
      </p>
    </section>
  );
}
