import type { ReactNode } from 'react';
import type { LegalText } from '../../../formats/legal-text/document';
import { isProblem } from '../../../kinds/contract';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { LegalFiles } from '../../../kinds/parts/legal/LegalFiles';
import { LegalView } from '../../../kinds/parts/legal/LegalView';
import { ACTIVITIES } from './activities';
import { factsOf, FLAGS, REGIONS } from './facts';
import { policy } from './policy';
import logic from './tool';

/** The steps of the wizard, all on one form, by the name of their heading. */
const STEPS = {
  site: ['siteName', 'siteUrl', 'owner', 'email', 'address', 'country', 'effective'],
  laws: [...REGIONS],
  does: [...ACTIVITIES],
  details: ['services', 'retention', 'transfers', 'dpo', 'euRep', ...FLAGS],
} as const;

export default function PrivacyPolicy(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const text = textOf(form);
  return (
    <ToolForm
      form={form}
      className="legal-form"
      resultFirst
      placed={Object.values(STEPS).flat()}
      input={Object.entries(STEPS).map(([step, names], index) => (
        <fieldset key={step} className="step">
          <legend>
            {index + 1}. {own[step]}
          </legend>
          <Controls form={form} only={names} />
        </fieldset>
      ))}
      below={
        text && (
          <div className="actions">
            <LegalFiles form={form} text={text} name="privacy-policy" />
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

/** The policy that the form describes; undefined while something is missing or refused. */
function textOf(form: Form): LegalText | undefined {
  const { values, problem } = form.outcome ?? {};
  const read = form.reading()?.values;
  if (values?.result === undefined || problem || !read) return undefined;
  const facts = factsOf(read, form.props.lang);
  return facts && !isProblem(facts) ? policy(facts) : undefined;
}
