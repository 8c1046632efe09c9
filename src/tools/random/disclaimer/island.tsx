import { useEffect, useState, type ReactNode } from 'react';
import { isProblem } from '../../../kinds/contract';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { FormFrame, ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { CLAUSES, disclaimer } from './disclaimer';
import { plain, type LegalText } from './document';
import { LegalView } from './LegalView';
import logic, { factsOf } from './tool';
import { write } from './write';

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
      className="disclaimer"
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
      below={text && <Files form={form} text={text} />}
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

function Files({ form, text }: { form: Form; text: LegalText }): ReactNode {
  const own = form.props.strings.own ?? {};
  const title = plain(text.title);
  const pdf = async () => {
    const { writePdf } = await import('./write-pdf');
    return new Blob([await writePdf(text, title)], { type: 'application/pdf' });
  };
  const docx = async () => (await import('./write-docx')).writeDocx(text, title);
  return (
    <div className="actions">
      <DownloadButton form={form} name="disclaimer.pdf" content={pdf} label="PDF" />
      <DownloadButton form={form} name="disclaimer.docx" content={docx} label="DOCX" />
      <button type="button" className="quiet" onClick={() => void print(text)}>
        {own.print}
      </button>
      <ViewLink form={form} />
    </div>
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

/** Loaded later, as on every page: shared by few, it would otherwise move into this family's file. */
async function print(text: LegalText): Promise<void> {
  const { printPage } = await import('../../../browser/print-page');
  printPage(pageOf(text));
}

const pageOf = (text: LegalText): string =>
  `<!doctype html><meta charset="utf-8"><style>body{font:12pt/1.5 Georgia,serif;max-width:40em;margin:auto}</style>${write(text, 'html')}`;
