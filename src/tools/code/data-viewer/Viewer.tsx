import type { ReactNode } from 'react';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { formatNumber } from '../../../i18n/format';
import { Tree } from './Tree';
import logic from './tool';

/** The text next to its tree, and below them what a path selects. */
export default function Viewer(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <FormFrame form={form} className="data-viewer">
      <div className="tool-in">
        <div className="sides">
          <Controls form={form} only={['input']} />
          <Tree form={form} />
        </div>
        <div className="options">
          <Controls form={form} only={['path', 'format', 'relaxed']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} only={['result']} />
        <Figures form={form} />
        <Status form={form} />
      </div>
    </FormFrame>
  );
}

/**
 * An output named `matches` would hide the form's method of that name, which scripts call on every element; an output
 * that belongs to no form does not. Such an output is not valid HTML, so it is rendered with its value and not with the
 * page.
 */
function Figures({ form }: { form: Form }): ReactNode {
  const { strings, lang } = form.props;
  return (
    <dl className="figures">
      {['matches', 'nodes', 'depth'].map((name) => {
        const value = form.outcome?.values[name];
        if (typeof value !== 'number') return null;
        return (
          <div key={name} className="figure" data-figure={name}>
            <dt>{strings.labels[name]}</dt>
            <dd>
              <output name={name} form="" aria-live="off" data-value={value}>
                {formatNumber(value, lang)}
              </output>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
