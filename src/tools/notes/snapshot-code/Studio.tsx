import type { ReactNode } from 'react';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { SaveButton, SavedPlace } from '../../../kinds/parts/SaveButton';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { FormFrame } from '../../../kinds/form/ToolForm';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { Backgrounds } from './Backgrounds';
import { Picture } from './Picture';
import { ShareLink } from './ShareLink';
import logic from './tool';

/** The code editor, the picture next to it, and the link that shows the code. */
export default function Studio(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { words } = props;
  return (
    <FormFrame form={form} className="snapshot">
      <div className="snapshot-code">
        <Controls form={form} only={['input']} />
        <div className="options">
          <Controls form={form} only={['lang', 'title']} />
        </div>
      </div>
      <div className="snapshot-out">
        <Alert form={form} />
        <Picture form={form} />
        <Status form={form} />
      </div>
      <div className="snapshot-settings">
        <Backgrounds form={form} />
        <div className="options">
          <Controls form={form} only={['theme', 'scale', 'tab', 'mark', 'padding', 'width', 'numbers']} />
        </div>
        <div className="actions">
          <button type="button" onClick={form.clear}>
            {words['action.clear']}
          </button>
          <button type="button" className="quiet" onClick={() => void copySettings(form)}>
            {words['action.copySettings']}
          </button>
          <SaveButton form={form} label={words['save.here']} />
        </div>
        <SavedPlace />
      </div>
      <ShareLink form={form} />
    </FormFrame>
  );
}

const copySettings = async (form: Form) => (await import('../../../kinds/parts/copy-link')).copyLink(form, false);
