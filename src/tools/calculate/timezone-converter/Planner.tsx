import type { ReactNode } from 'react';
import { localText } from '../../../core/dates/local-time';
import type { Zone } from '../../../core/dates/time-zone';
import type { Form } from '../../../kinds/form/form';
import { cityOf } from './convert';
import { sourceOf, targetsOf } from './zones';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const QUARTER = 15;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The day of the first zone in all zones, colored by working hours, and a slider that chooses a time of it. */
export function Planner({ form, instant }: { form: Form; instant: number }): ReactNode {
  const { lang, strings } = form.props;
  const own = strings.own ?? {};
  const source = sourceOf(form.valueOf('from'), lang);
  const targets = targetsOf(form.valueOf('to'), lang);
  if (!('zone' in source) || 'says' in targets) return null;
  const local = instant + source.zone.offset(instant);
  const midnight = Math.floor(local / DAY) * DAY;
  const minutes = Math.round((local - midnight) / MINUTE);
  const choose = (chosen: number) => form.setValues({ datetime: localText(midnight + chosen * MINUTE) });
  const zones: readonly Zone[] = [source.zone, ...targets];
  return (
    <section className="planner" aria-label={own.day}>
      <h2 className="label">{own.day}</h2>
      <div className="planner-scroll">
        <div className="planner-rows">
          <input
            type="range"
            min={0}
            max={DAY / MINUTE - QUARTER}
            step={QUARTER}
            value={minutes}
            aria-label={own.slider}
            aria-valuetext={localText(local).slice(11)}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          />
          {/* The table below has the same times for screen readers. */}
          {zones.map((zone, index) => (
            <div className="planner-row" aria-hidden="true" key={`${index}`}>
              <span className="planner-city">{cityOf(zone)}</span>
              {HOURS.map((hour) => {
                const at = midnight + hour * HOUR - source.zone.offset(instant);
                const shown = hourOf(at, zone);
                return (
                  <span key={hour} className={`${toneOf(shown)}${Math.floor(minutes / 60) === hour ? ' chosen' : ''}`}>
                    {shown}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <p className="planner-key">
        <span className="work">{own.work}</span> <span className="edge">{own.edge}</span>{' '}
        <span className="night">{own.night}</span>
      </p>
    </section>
  );
}

const hourOf = (instant: number, zone: Zone): number => new Date(instant + zone.offset(instant)).getUTCHours();

/** Working hours, hours at which most people are awake, and night. */
const toneOf = (hour: number): 'work' | 'edge' | 'night' =>
  hour >= 9 && hour < 17 ? 'work' : hour >= 7 && hour < 22 ? 'edge' : 'night';
