import type { ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import { csvOf } from '../../../kinds/parts/results/table/table-cells';
import { campaignOf, PARAMETERS, type Parameter } from './tag-url';

interface Props {
  form: Form;
  /** The links that were copied or downloaded, the last one first. */
  links: readonly string[];
  onClear: () => void;
}

/** What the table has room for; the CSV file has every parameter. */
const SHOWN = ['source', 'medium', 'campaign'] as const;

/** The links of earlier visits too, for a list of what has been given out. */
export function RecentLinks({ form, links, onClear }: Props): ReactNode {
  const { words, strings } = form.props;
  const own = strings.own ?? {};
  const label = (name: Parameter) => strings.labels[name] ?? name;
  const csv = () =>
    csvOf([
      [own.link ?? '', ...PARAMETERS.map(label)],
      ...links.map((link) => {
        const campaign = campaignOf(link);
        return [link, ...PARAMETERS.map((name) => campaign[name])];
      }),
    ]);
  return (
    <section className="result-table recent-links">
      <div className="field-head">
        <h2 className="label">{own.recent}</h2>
        <span className="field-actions">
          <DownloadButton
            form={form}
            name="utm-links.csv"
            content={() => new Blob([csv()], { type: 'text/csv;charset=utf-8' })}
            label="CSV"
          />
          <button type="button" className="quiet" aria-label={own.clearRecent} onClick={onClear}>
            {words['action.clear']}
          </button>
        </span>
      </div>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={own.recent}>
        <table>
          <thead>
            <tr>
              <th scope="col">{own.link}</th>
              {SHOWN.map((name) => (
                <th key={name} scope="col">
                  {label(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {links.map((link) => {
              const campaign = campaignOf(link);
              return (
                <tr key={link}>
                  <td>{link}</td>
                  {SHOWN.map((name) => (
                    <td key={name}>{campaign[name]}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
