import { useState, type ReactNode } from 'react';
import { href } from '../../../core/site-url';
import { formatMessage } from '../../../kinds/contract/format-message';
import type { Cell, Table } from '../../../kinds/contract/outputs';
import type { Form } from '../../../kinds/form/form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { ListDownloads } from '../../../kinds/parts/results/Items';

interface Place {
  /** What is copied. */
  readonly text: string;
  readonly name: string;
  readonly code: string;
  /** Capital, continent, currency and calling code; without those that it lacks. */
  readonly facts: readonly string[];
}

/**
 * The drawn countries, each with its flag. The flag is a picture, because Windows shows the letters of a flag's emoji. In
 * the quiz, names and facts stay hidden until the visitor asks for them.
 */
export function PlaceCards({ form, texts }: { form: Form; texts: readonly string[] }): ReactNode {
  const { words } = form.props;
  const places = placesOf(form, texts);
  const read = form.reading()?.values;
  const show = String(read?.show ?? form.props.preset.show ?? 'name');
  return (
    <div className="results" data-stale={form.stale ? '' : undefined}>
      <section className="result-items">
        {texts.length > 1 && (
          <div className="field-head">
            <h2 className="label">{words['label.result']}</h2>
            <span className="field-actions">
              <CopyButton form={form} text={() => texts.join('\n')} label={words['action.copyAll']} />
              <ListDownloads form={form} items={() => texts} formats={['txt', 'csv', 'json']} />
            </span>
          </div>
        )}
        <ul className={`items show-${show}`}>
          {places.map((place, index) => (
            <PlaceCard key={`${index}`} form={form} place={place} quiz={show === 'flag' && read?.quiz === true} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function PlaceCard({ form, place, quiz }: { form: Form; place: Place; quiz: boolean }): ReactNode {
  const [revealed, reveal] = useState(false);
  const { own } = form.props.strings;
  const { text, name, code, facts } = place;
  const hidden = quiz && !revealed;
  // Only the picture is visible, never the emoji, but the text to copy has both.
  const emoji = text.endsWith(` ${name}`) ? text.slice(0, -name.length) : '';
  return (
    <li className="item">
      <img
        className="flag"
        src={href(`/flags/${code.toLowerCase()}.svg`)}
        alt={hidden ? (own?.flag ?? '') : name}
        width="160"
        height="120"
        onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector<HTMLElement>('.cover')?.click()}
      />
      <output name="result" aria-live="off" hidden={hidden}>
        {emoji !== '' && <span className="visually-hidden">{emoji}</span>}
        {text.slice(emoji.length)}
      </output>
      {!hidden && <span className="facts">{facts.join(' · ')}</span>}
      {hidden ? (
        <button type="button" className="reveal" onClick={() => reveal(true)}>
          {own?.reveal}
        </button>
      ) : (
        <CopyButton form={form} text={() => text} cover name={text.slice(emoji.length)} />
      )}
    </li>
  );
}

/** The rows of the table `places`, whose columns are name, code, capital, continent, currency and calling code. */
function placesOf(form: Form, texts: readonly string[]): readonly Place[] {
  const table: unknown = form.outcome?.values.places;
  const rows = isTable(table) ? table.rows : [];
  const shown = (cell: Cell | undefined) =>
    typeof cell === 'object' && cell !== null && 'says' in cell ? formatMessage(cell, form.props) : String(cell ?? '');
  return texts.map((text, index) => {
    const [name, code, ...facts] = rows[index] ?? [];
    return {
      text,
      name: shown(name),
      code: shown(code),
      facts: facts.map(shown).filter((fact) => fact !== ''),
    };
  });
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;
