import type { ReactNode } from 'react';
import { REGIONS } from '../../../data/vat';
import { fill, formatPercent } from '../../../i18n/format';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { NarrowSelect } from '../../../kinds/parts/controls/NarrowSelect';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { ratesOffered, taxNames, type Rates } from './rates';
import logic from './tool';

/**
 * The form with only the regions of the chosen country, its rates as buttons, and each rate labeled with the name of
 * its tax.
 */
export default function SalesTax(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { strings, preset, lang } = props;
  const own = strings.own ?? {};
  const values = form.reading()?.values;
  const setting = (name: 'country' | 'region' | 'rate' | 'rate2') =>
    String(values?.[name] ?? preset[name] ?? form.tool.fields[name]?.initial);
  const [country, region] = [setting('country'), setting('region')];
  const regions = country === 'IN' || country === 'CA' ? REGIONS[country] : [];
  const [first, second] = taxNames(country, region);
  const named = (tax: string | undefined, label: string | undefined) =>
    tax === undefined || tax === 'tax' ? label : fill(own.rateOf ?? '', { tax: strings.terms?.[tax] ?? tax }, lang);
  // The second rate is shown only where it is used; elsewhere it would raise questions.
  const twoParts = second !== undefined || country === 'other' || Number(setting('rate2')) !== 0;
  const shown: Form = {
    ...form,
    hidden: twoParts ? form.hidden : new Set([...form.hidden, 'rate2']),
    // The form's props: they contain the messages that were loaded since.
    props: {
      ...form.props,
      strings: {
        ...form.props.strings,
        labels: {
          ...strings.labels,
          rate: named(first, strings.labels.rate),
          rate2: named(second, strings.labels.rate2),
        },
      },
    },
  };
  return (
    <ToolForm
      form={shown}
      className={twoParts ? 'two-parts' : 'one-part'}
      placed={['amount', 'prices', 'region', 'rate', 'rate2']}
      input={
        <div className="options">
          <Controls form={shown} only={['amount', 'prices']} />
          <NarrowSelect
            form={form}
            name="region"
            values={regions}
            label={country === 'IN' ? own.buyer : own.province}
          />
          <Controls form={shown} only={['rate', 'rate2']} />
          <RateButtons form={form} country={country} region={region} />
        </div>
      }
    />
  );
}

/** Buttons for every rate of the country, the standard one first, if there is more than one. */
function RateButtons({ form, country, region }: { form: Form; country: string; region: string }): ReactNode {
  const { lang, strings } = form.props;
  const own = strings.own ?? {};
  const offered = ratesOffered(country, region);
  if (offered.length < 2) return null;
  const values = form.reading()?.values;
  const text = ({ rate, rate2 }: Rates) =>
    rate2 === '0' ? formatPercent(rate, lang) : `${formatPercent(rate, lang)} + ${formatPercent(rate2, lang)}`;
  return (
    <div className="field rate-buttons" role="group" aria-label={own.rates}>
      <span className="label" aria-hidden="true">
        {own.rates}
      </span>
      <div className="actions">
        {offered.map((rates, index) => (
          <button
            key={rates.rate}
            type="button"
            aria-pressed={values?.rate === rates.rate && values?.rate2 === rates.rate2}
            onClick={() => form.setValues({ rate: rates.rate, rate2: rates.rate2 })}
          >
            {index === 0 ? fill(own.standard ?? '', { rate: text(rates) }, lang) : text(rates)}
          </button>
        ))}
      </div>
    </div>
  );
}
