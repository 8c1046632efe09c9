import { useEffect, useState, type ReactNode } from 'react';
import type { LegalText } from '../../../formats/legal-text/document';
import { isProblem } from '../../../kinds/contract';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { FormFrame, ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { LegalFiles } from '../../../kinds/parts/legal/LegalFiles';
import { LegalView } from '../../../kinds/parts/legal/LegalView';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { CLAUSES, disclaimer } from './disclaimer';
import logic, { factsOf } from './tool';

const SITE = ['siteName', 'siteUrl', 'kind', 'owner', 'email', 'country', 'effective'];
const SAYS = CLAUSES.flatMap((clause) => (clause === 'advice' ? [clause, 'adviceFields'] : [clause]));

/** The wizard, or with the preset `view` only the document. */
export default function Disclaimer(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return props.preset.view === 'true' ? <View form={form} /> : <Wizard form={form} />;
}

/** The text that the form describes; undefined while it has no name or is refused. */
function textOf(form: Form): LegalText | undefined {
  const { values, problem } = form.outcome ?? {};
  const read = form.reading()?.values;
  if (values?.result === undefined || problem || !read) return undefined;
  const facts = factsOf(read, form.props.lang);
  return facts && !isProblem(facts) ? disclaimer(facts) : undefined;
}

function Wizard({ form }: { form: Form }): ReactNode {
  const own = form.props.strings.own ?? {};
  const text = textOf(form);
  return (
    <ToolForm
      form={form}
      className="legal-form disclaimer"
      placed={[...SITE, ...SAYS]}
      input={
        <>
          <fieldset className="step">
            <legend>1. {own.site}</legend>
            <Controls form={form} only={SITE} />
          </fieldset>
          <fieldset className="step clauses">
            <legend>2. {own.clauses}</legend>
            <Controls form={form} only={SAYS} />
          </fieldset>
        </>
      }
      below={
        text && (
          <div className="actions">
            <LegalFiles form={form} text={text} name="disclaimer" />
            <ViewLink form={form} />
          </div>
        )
      }
      wide={
        text && (
          <section className="legal-preview" aria-label={own.preview}>
            <LegalView text={text} />
          </section>
        )
      }
    />
  );
}

/** A link to the document as a page of its own, with everything that was typed in its fragment. */
function ViewLink({ form }: { form: Form }): ReactNode {
  const [fragment, setFragment] = useState('');
  const { outcome } = form;
  useEffect(() => {
    let current = true;
    const read = form.reading()?.values;
    // With the date of today written out: the page must not change from day to day.
    if (read) {
      // Loaded later, as on every page: its helpers would otherwise move into this family's file.
      void import('../../../kinds/form/permalink')
        .then(({ permalink }) => permalink(form.tool.fields, read, { effective: '' }, { withTexts: true }))
        .then((made) => current && setFragment(made));
    }
    return () => {
      current = false;
    };
  }, [form, outcome]);
  return (
    <a className="button" href={`view/#${fragment}`} target="_blank" rel="noopener">
      {form.props.strings.own?.page}
    </a>
  );
}

function View({ form }: { form: Form }): ReactNode {
  const own = form.props.strings.own ?? {};
  const text = textOf(form);
  const loaded = form.outcome !== undefined;
  return (
    <FormFrame form={form} className="disclaimer view">
      <div hidden>
        <Controls form={form} />
      </div>
      {text && (
        <output name="result" className="legal-page">
          <LegalView text={text} level={1} />
        </output>
      )}
      {loaded && !text && (
        <p>
          {own.noDocument} <a href="../">{own.make}</a>
        </p>
      )}
    </FormFrame>
  );
}
