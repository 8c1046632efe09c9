import { useEffect, useRef, useState, type ReactNode } from 'react';
import { localDay } from '../../../core/dates/calendar-date';
import type { DateField } from '../../contract/fields';
import type { ControlProps } from './control-props';
import { parseTypedDate } from '../../contract/read-values';

/**
 * A date, typed as ISO or in the order of the page's language, or picked from the browser's calendar. It is a text input,
 * so that an error can name a date that doesn't exist; for that, a native date input silently returns nothing.
 */
export default function DateControl({
  name,
  field,
  id,
  label,
  initial,
  described,
  form,
}: ControlProps<DateField>): ReactNode {
  const typed = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [today, setToday] = useState<string>();
  // An empty control means today. The date is the visitor's, so it isn't known at build.
  useEffect(() => {
    if (field.initial === 'today') setToday(localDay(new Date()));
  }, [field]);
  const open = async () => {
    if (!picker.current || !typed.current) return;
    picker.current.value = parseTypedDate(typed.current.value, form.props.lang) ?? '';
    picker.current.showPicker();
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <span className="line">
        <input
          ref={typed}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete={name === 'birth' ? 'bday' : 'off'}
          placeholder={today ?? (form.props.lang === 'en' ? 'YYYY-MM-DD' : undefined)}
          defaultValue={initial}
          {...described}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={form.props.words['action.pickDate']}
          onClick={() => void open()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 6h14v13H5zM5 10h14M9 4v4M15 4v4" />
          </svg>
        </button>
        <input
          ref={picker}
          type="date"
          aria-label={label}
          tabIndex={-1}
          aria-hidden="true"
          className="visually-hidden"
          onChange={(event) => {
            if (!typed.current) return;
            typed.current.value = event.currentTarget.value;
            typed.current.dispatchEvent(new Event('input', { bubbles: true }));
          }}
        />
      </span>
    </>
  );
}
