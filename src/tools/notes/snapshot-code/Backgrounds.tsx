import type { ReactNode } from 'react';
import { choiceLabel } from '../../../kinds/contract/format-message';
import type { Form } from '../../../kinds/form/form';
import { BACKGROUNDS, GRADIENTS } from './backgrounds';

/** The background choices as a row of small previews, each a radio button. */
export function Backgrounds({ form }: { form: Form }): ReactNode {
  const { strings, preset, declared } = form.props;
  const initial = preset.background ?? String(declared.fields.background?.initial);
  return (
    <fieldset className="field swatches" data-field="background">
      <legend>{strings.labels.background}</legend>
      {BACKGROUNDS.map((name) => {
        const label = choiceLabel(strings, 'background', name);
        return (
          <label key={name} className="swatch" title={label} style={name === 'none' ? undefined : gradientOf(name)}>
            <input type="radio" name="background" value={name} defaultChecked={name === initial} aria-label={label} />
          </label>
        );
      })}
    </fieldset>
  );
}

const gradientOf = (name: keyof typeof GRADIENTS) => ({
  background: `linear-gradient(135deg, ${GRADIENTS[name].join(', ')})`,
});
