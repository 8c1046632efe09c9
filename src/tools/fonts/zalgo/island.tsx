import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
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
    <ToolForm
      form={form}
      className="zalgo"
      bar={
        <div className="actions" role="group" aria-label={strings.labels.level} hidden={form.hidden.has('level')}>
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
      }
    />
  );
}
