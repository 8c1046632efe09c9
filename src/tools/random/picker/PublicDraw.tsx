import { useState, type ReactNode } from 'react';
import { sha256Hex } from './sha256';
import { freshSeed, GENERATOR } from '../../../core/numbers/random';
import { fill } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import { Results } from '../../../kinds/form/ToolForm';
import { CopyButton } from '../../../kinds/parts/Buttons';

interface Commitment {
  readonly seed: string;
  /** SHA-256 of the seed, shown before the draw. */
  readonly hash: string;
}

/**
 * A draw whose seed can't be changed unnoticed once its SHA-256 is published; the seed itself appears with the result. A
 * SHA-256 published when the list is known proves less: seeds could have been tried before. The record names everything
 * that is needed to check the draw.
 */
export function PublicDraw({ form }: { form: Form }): ReactNode {
  const { strings, lang } = form.props;
  const own = strings.own ?? {};
  const [next, setNext] = useState<Commitment>();
  const [used, setUsed] = useState<Commitment>();
  const commit = async () => {
    const seed = freshSeed();
    setNext({ seed, hash: await sha256Hex(seed) });
  };
  const values = form.outcome?.values;
  const drawn = typeof values?.seedUsed === 'string' && values.listHash !== undefined;
  const record = () => {
    const { result, total, listHash, seedUsed, drawnAt } = values ?? {};
    const text = fill(
      own.recordText ?? '',
      {
        time: String(drawnAt),
        total: String(total),
        hash: String(listHash),
        seed: String(seedUsed),
        generator: GENERATOR,
        result: resultText(result),
      },
      lang,
    );
    const before = used?.seed === seedUsed && used ? fill(own.recordCommitment ?? '', { hash: used.hash }, lang) : '';
    return [text, before].filter(Boolean).join('\n');
  };
  return (
    <details
      className="public-draw"
      onToggle={(event) => {
        if (event.currentTarget.open && !next && 'subtle' in crypto) void commit();
      }}
    >
      <summary>{own.public}</summary>
      <p className="hint">{own.commit}</p>
      {next && (
        <p>
          <span className="label">{own.commitment}</span> <code>{next.hash}</code>{' '}
          <CopyButton form={form} text={() => next.hash} name={own.commitment ?? ''} />
        </p>
      )}
      <p className="hint">{own.check}</p>
      <Results form={{ ...form, history: [] }} only={['listHash', 'drawnAt']} />
      <div className="actions">
        <button
          type="button"
          disabled={!next}
          onClick={() => {
            if (!next) return;
            setUsed(next);
            form.submit({ seed: next.seed });
            void commit();
          }}
        >
          {own.drawFixed}
        </button>
        {drawn && <CopyButton form={form} text={record} label={own.record ?? ''} />}
      </div>
    </details>
  );
}

/** The result as the form shows it: single items, or one text. */
const resultText = (result: unknown): string =>
  Array.isArray(result)
    ? result.map(String).join('; ')
    : typeof result === 'object' && result !== null && 'text' in result
      ? String(result.text)
      : '';
