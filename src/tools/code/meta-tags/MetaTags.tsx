import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const Previews = lazy(() => import('./Previews'));

/** The most important fields, the others below them, and next to them previews of search results and social cards. */
export default function MetaTags(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const values = form.reading()?.values;
  const shown = values !== undefined && form.outcome !== undefined && String(values.title ?? '').trim() !== '';
  return (
    <ToolForm
      form={form}
      className="meta-tags"
      more={<FromHtml form={form} own={own} />}
      below={
        shown && (
          <Suspense>
            <Previews values={values} own={own} />
          </Suspense>
        )
      }
    />
  );
}

/** Fills the form from an existing page: its head is pasted here and parsed, and nothing in it runs. */
function FromHtml({ form, own }: { form: Form; own: Readonly<Record<string, string>> }): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const fill = async () => {
    const { fromDocument } = await import('./from-html');
    const values = fromDocument(new DOMParser().parseFromString(area.current?.value ?? '', 'text/html'));
    form.announce((values ? own.filled : own.noTags) ?? '');
    if (values) form.setValues(values);
  };
  return (
    <details className="from-html">
      <summary>{own.fromHtml}</summary>
      <textarea
        className="mono"
        rows={5}
        spellCheck={false}
        aria-label={own.fromHtml}
        placeholder="<head>…</head>"
        ref={area}
      />
      <button type="button" onClick={() => void fill()}>
        {own.fill}
      </button>
    </details>
  );
}
