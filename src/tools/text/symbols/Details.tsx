import { useEffect, useState, type ReactNode } from 'react';
import { loadSymbols, type SymbolEntry, type SymbolLang } from '../../../data/symbols';
import { canDraw } from '../../../kinds/parts/results/glyph-support';
import { CopyButton } from '../../../kinds/parts/Buttons';
import type { Form } from '../../../kinds/form/form';
import { headed } from '../../../kinds/parts/gallery/gallery-search';
import { detailsOf, symbolLang } from './details';

/** Shorter texts are shown in large type. */
const LARGE = 4;

const TONES = ['skinLight', 'skinMediumLight', 'skinMedium', 'skinMediumDark', 'skinDark'] as const;

interface Props {
  form: Form;
  text: string;
  /** Copies a symbol and adds it to the collection. */
  take: (text: string) => void;
}

/** One symbol, and every way to write it. */
export function Details({ form, text, take }: Props): ReactNode {
  const own = form.props.strings.own ?? {};
  const entries = useEntries(symbolLang(form.props.lang));
  const entry = entries.get(text);
  if (!entry) return null;
  const details = detailsOf(entry);
  const rows: [name: string, value: string | undefined][] = [
    ['symbol', text],
    ['unicodeName', entry.name === entry.unicodeName ? undefined : details.name],
    ['codePoint', details.codePoints],
    ['entity', details.entity],
    ['numericEntity', details.numericEntity],
    ['css', details.css],
    ['javaScript', details.javaScript],
    ['utf8', details.utf8],
    ...details.alt.map((code): [string, string] => ['alt', code]),
    ['textForm', details.textForm],
    ['emojiForm', details.emojiForm],
  ];
  return (
    <>
      <p className={`gallery-large${text.length > LARGE ? ' long' : ''}`} aria-hidden="true">
        {text}
      </p>
      <h2 className="label">{headed(entry.name)}</h2>
      {!canDraw(text) && <p className="hint">{own.missing}</p>}
      {details.skinTones.length > 0 && (
        <div className="actions" role="group" aria-label={own.skinTones}>
          {details.skinTones.map((toned, at) => (
            <button key={toned} type="button" aria-label={own[TONES[at] ?? '']} onClick={() => take(toned)}>
              {toned}
            </button>
          ))}
        </div>
      )}
      <dl className="writings">
        {rows.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name + value}>
                <dt>{own[name]}</dt>
                <dd>
                  <code>{value}</code>
                  <CopyButton form={form} text={() => value} name={own[name] ?? name} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** The symbols by their text; the tool's own run has already loaded them. */
function useEntries(lang: SymbolLang): ReadonlyMap<string, SymbolEntry> {
  const [entries, setEntries] = useState<ReadonlyMap<string, SymbolEntry>>(new Map());
  useEffect(() => {
    void loadSymbols(lang).then((symbols) => setEntries(new Map(symbols.map((entry) => [entry.text, entry]))));
  }, [lang]);
  return entries;
}
