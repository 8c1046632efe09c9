import { useId, type ReactNode } from 'react';
import type { ChoiceField, DateField, Field } from '../../contract/fields';
import { canonicalValue, typedValue } from '../../contract/values';
import { choiceLabel } from '../../contract/format-message';
import type { Form } from '../../form/form';
import { AskFrame } from '../Actions';
import type { ControlProps } from './control-props';
import { FilesControl } from './FilesControl';
import { late } from '../late';
import { TextControl } from './TextControl';

interface Names {
  form: Form;
  /** The fields to show, in this order; all of them if omitted. */
  only?: readonly string[];
}

/** The labeled controls of a form: one for each field, in the order in which they are declared. */
export function Controls({ form, only }: Names): ReactNode {
  return (only ?? Object.keys(form.tool.fields)).map((name) => <Control key={name} form={form} name={name} />);
}

/** Loaded separately, because few forms have a date. */
const DateControl = late<ControlProps<DateField>>(() => import('./DateControl'), {
  built: import.meta.env.SSR ? (await import('./DateControl')).default : undefined,
});

function Control({ form, name }: { form: Form; name: string }): ReactNode {
  const id = useId();
  const field = form.tool.fields[name];
  if (!field) return null;
  const { lang, preset, strings, words } = form.props;
  const canonical = preset[name] ?? (field.initial === 'today' ? '' : canonicalValue(field.initial));
  const initial = typedValue(field, canonical, lang);
  // Not type="hidden", whose value is its default value: React would restore it at the next render.
  if (field.hidden) return <input type="text" name={name} defaultValue={initial} hidden readOnly tabIndex={-1} />;
  const hint = strings.hints?.[name];
  const optional = 'optional' in field && field.optional === true ? ` (${words['label.optional']})` : '';
  const props = {
    form,
    name,
    id,
    initial,
    label: (strings.labels[name] ?? name) + optional,
    described: {
      ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }),
      ...(form.problem?.field === name && form.problem.with.host === undefined && { 'aria-invalid': true as const }),
    },
  };
  return (
    <div className={`field field-${field.type}`} data-field={name} hidden={form.hidden.has(name)}>
      {control(field, props)}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function control(field: Field, props: Omit<ControlProps, 'field'>): ReactNode {
  switch (field.type) {
    case 'text':
      return <TextControl {...props} field={field} />;
    case 'files':
      return <FilesControl {...props} field={field} />;
    case 'choice':
      return field.look === 'buttons' ? <Buttons {...props} field={field} /> : <Select {...props} field={field} />;
    case 'flag':
      return (
        <label className="check">
          <input type="checkbox" name={props.name} defaultChecked={props.initial === 'true'} {...props.described} />
          <span>{props.label}</span>
        </label>
      );
    case 'date':
      return <DateControl {...props} field={field} />;
    default:
      return <Line {...props} field={field} />;
  }
}

function Select({ name, field, id, label, initial, described, form }: ControlProps<ChoiceField>): ReactNode {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={initial} {...described}>
        {field.values.map((value) => {
          const text = choiceLabel(form.props.strings, name, value);
          // Without the attribute, the text is the value: shorter pages.
          return (
            <option key={value} value={text === value ? undefined : value}>
              {text}
            </option>
          );
        })}
      </select>
    </>
  );
}

function Buttons({ name, field, label, initial, form }: ControlProps<ChoiceField>): ReactNode {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {field.values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === initial} />
          <span>{choiceLabel(form.props.strings, name, value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

type LineLike = Extract<Field, { type: 'line' | 'number' | 'decimal' | 'color' }>;

function Line({ name, field, id, label, initial, described, form }: ControlProps<LineLike>): ReactNode {
  const placeholder = form.props.strings.placeholders?.[name];
  const numeric = field.type === 'number' || field.type === 'decimal';
  const slider = field.type === 'number' && field.slider;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <span className="line">
        <AskFrame form={form} name={name}>
          <input
            id={id}
            name={name}
            type={slider ? 'range' : field.type === 'color' ? 'color' : 'text'}
            {...(slider && { min: field.min, max: field.max, step: field.integer ? 1 : 'any' })}
            {...(numeric && {
              inputMode: field.type === 'number' && field.integer && !((field.min ?? -1) < 0) ? 'numeric' : 'decimal',
            })}
            autoComplete={field.type === 'line' ? (field.autocomplete ?? 'off') : 'off'}
            spellCheck={false}
            dir={field.type === 'line' ? 'auto' : undefined}
            defaultValue={initial}
            placeholder={placeholder}
            {...described}
          />
        </AskFrame>
        {field.type === 'decimal' && field.unit !== undefined && (
          <span className="unit" aria-hidden="true">
            {field.unit}
          </span>
        )}
        {slider && <SliderValue form={form} name={name} />}
      </span>
    </>
  );
}

/** The value of a slider, which the control itself doesn't show. */
function SliderValue({ form, name }: { form: Form; name: string }): ReactNode {
  const value = form.reading()?.values?.[name] ?? form.valueOf(name);
  return (
    <span className="slider-value" aria-hidden="true">
      {String(value === '' ? (form.props.preset[name] ?? form.tool.fields[name]?.initial ?? '') : value)}
    </span>
  );
}
