import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** Levels with a name. */
const LEVELS = { mild: 2, medium: 5, wild: 12 } as const;

/** Letters with stacked marks; the height is chosen by name or with the slider. */
export default function Zalgo(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { strings, preset, declared } = props;
  const level = Number(form.reading()?.values?.level ?? preset.level ?? declared.fields.level?.initial);
  return (
    <FormFrame form={form} className="zalgo">
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="level" hidden={form.hidden.has('level')}>
          <Controls form={form} only={['level']} />
          <div className="actions" role="group" aria-label={strings.labels.level}>
            {Object.entries(LEVELS).map(([name, value]) => (
              <button
                key={name}
                type="button"
                aria-pressed={level === value}
                onClick={() => form.setValues({ level: String(value) })}
              >
                {strings.own?.[name]}
              </button>
            ))}
          </div>
        </div>
        <div className="options">
          <Controls form={form} only={['up', 'mid', 'down', 'clean', 'seed']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} />
        <Status form={form} />
      </div>
    </FormFrame>
  );
}
