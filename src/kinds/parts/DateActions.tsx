import { useEffect, useState, type ReactNode } from 'react';
import { parseIso } from '../../core/dates/calendar-date';
import { writeEvent } from '../../formats/icalendar/write-event';
import { LOCALES, type Lang } from '../../i18n/languages';
import type { Form } from '../form/form';
import { DownloadButton } from './Buttons';

interface Props {
  form: Form;
  /** The ISO date. */
  iso: string;
  /** The part of the day to which a clock counts down; no clock if omitted. */
  until?: 'start' | 'end';
}

/** Below a date: the time left until it, and its calendar file. The words are the tool's own: `countdown`, `calendar`, `event`. */
export function DateActions({ form, iso, until }: Props): ReactNode {
  const { strings, lang } = form.props;
  const own = strings.own ?? {};
  return (
    <div className="actions">
      {until && <Countdown key={iso + until} to={momentOf(iso, until)} label={own.countdown ?? ''} lang={lang} />}
      <DownloadButton
        form={form}
        name={`${iso}.ics`}
        content={() => new Blob([writeEvent(iso, own.event ?? '', Date.now())], { type: 'text/calendar' })}
        label={own.calendar ?? ''}
      />
    </div>
  );
}

const SECOND = 1_000;

/** Midnight in the visitor's time zone at the start or end of a day, in milliseconds. */
function momentOf(iso: string, part: 'start' | 'end'): number {
  const { year, month, day } = parseIso(iso) ?? { year: 1, month: 1, day: 1 };
  const midnight = new Date(2000, 0, 1);
  // The constructor would read years below 100 as 19xx.
  midnight.setFullYear(year, month - 1, day + (part === 'end' ? 1 : 0));
  return midnight.getTime();
}

/** Days, hours, minutes, and seconds until a moment; nothing once it has passed. */
function Countdown({ to, label, lang }: { to: number; label: string; lang: Lang }): ReactNode {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = now === undefined ? 0 : Math.floor((to - now) / SECOND);
  if (left <= 0) return null;
  return (
    <span role="timer">
      {label} <strong className="clock">{clockText(left, lang)}</strong>
    </span>
  );
}

/** Seconds as '3 days 04:05:06'. */
function clockText(seconds: number, lang: Lang): string {
  const [DAY, HOUR, MINUTE] = [86_400, 3_600, 60];
  const days = Math.floor(seconds / DAY);
  const clock = [Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  const text = clock.map((part) => String(part).padStart(2, '0')).join(':');
  const inDays = new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return days === 0 ? text : `${inDays.format(days)} ${text}`;
}
