import type { ReactNode } from 'react';
import { fill, formatNumber } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import type { TreeRow } from './source';

/** The content of a tree row: name, value or size, and hints. */
export function RowText({ row, form }: { row: TreeRow; form: Form }): ReactNode {
  const { strings, lang } = form.props;
  const own = strings.own ?? {};
  const count = row.count === undefined ? '' : formatNumber(row.count, lang);
  return (
    <span className="tree-text">
      {row.kind === 'element' ? (
        <>
          <b>{row.name}</b>
          {row.attributes?.map(({ name, value }) => (
            <span key={name}>
              {' '}
              <i>{name}</i>=<span className="tree-string">"{value}"</span>
            </span>
          ))}{' '}
          {row.text}
        </>
      ) : (
        <>
          {row.name !== '' && <b>{row.name}</b>}
          {row.name !== '' && ': '}
          <span className={`tree-${row.kind}`}>{row.text}</span>
        </>
      )}
      {row.kind === 'object' && `{${count}}`}
      {row.kind === 'array' && `[${count}]`}
      {row.kind === 'element' && count !== '' && <small>({count})</small>}
      {row.hint === 'color' && (
        <span className="tree-color" style={{ background: row.text.replaceAll('"', '').trim() }} aria-hidden="true" />
      )}
      {row.hint && <small className="tree-hint">{own[row.hint]}</small>}
      {row.becomes !== undefined && (
        <small className="tree-hint tree-changed">{fill(own.becomes ?? '', { number: row.becomes }, lang)}</small>
      )}
    </span>
  );
}
