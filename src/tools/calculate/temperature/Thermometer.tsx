import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import { plainText } from '../../../core/numbers/decimal';
import { fromCelsius, LANDMARKS } from './scales';

/** Colder and hotter ones would press the rest together. */
const MARKED = [LANDMARKS.equal, LANDMARKS.freezing, LANDMARKS.room, LANDMARKS.body, LANDMARKS.boiling];
const COLDEST = -100;
const HOTTEST = 250;
/** Percent of the width on each side, for half a number and the unit. */
const EDGE = 10;

/** A thermometer with °C above and °F below, marked where the table has known temperatures. */
export function Thermometer({ form }: { form: Form }): ReactNode {
  const { celsius, fahrenheit } = form.outcome?.values ?? {};
  const value = typeof celsius === 'string' ? Number(celsius) : Number.NaN;
  if (!(value >= COLDEST && value <= HOTTEST)) return null;
  const marks = MARKED.map(Number);
  const least = Math.min(value, ...marks);
  const most = Math.max(value, ...marks);
  const place = (degrees: number) => EDGE + ((degrees - least) / (most - least)) * (100 - 2 * EDGE);
  const text = (number: string) => formatNumber(number, form.props.lang);
  return (
    <figure className="chart thermometer">
      <svg
        width="100%"
        height="76"
        role="img"
        aria-label={`${text(String(celsius))} °C = ${text(String(fahrenheit))} °F`}
      >
        <rect x={`${EDGE}%`} width={`${100 - 2 * EDGE}%`} y="30" height="16" rx="8" className="tube" />
        <rect x={`${EDGE}%`} width={`${place(value) - EDGE}%`} y="30" height="16" rx="8" className="fill series-3" />
        {MARKED.map((degrees) => {
          const x = `${place(Number(degrees))}%`;
          return (
            <g key={degrees}>
              <line x1={x} x2={x} y1="24" y2="52" className="tick" />
              <text x={x} y="16" textAnchor="middle">
                {text(degrees)}
              </text>
              <text x={x} y="68" textAnchor="middle">
                {text(plainText(fromCelsius(degrees, 'F')))}
              </text>
            </g>
          );
        })}
        <text x="100%" y="16" textAnchor="end">
          °C
        </text>
        <text x="100%" y="68" textAnchor="end">
          °F
        </text>
      </svg>
    </figure>
  );
}
