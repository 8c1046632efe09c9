import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { placesIn } from './places';
import logic from './tool';

/** Findings are listed and marked in the text, and a button moves from one to the next. */
export default function Validator(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const result = form.outcome?.values.result;
  const text = typeof result === 'string' && !form.stale ? result : '';
  const places = useMemo(() => placesIn(text), [text]);
  const [shown, setShown] = useState(-1);
  const clean = form.outcome !== undefined && !form.outcome.empty && text === '' && !form.stale;

  useEffect(() => {
    const element = form.ref.current;
    if (!element || form.outcome === undefined) return;
    let stop: (() => void) | undefined;
    let current = true;
    void import('./marks').then(({ markFindings }) => {
      if (current) stop = markFindings(element, places);
    });
    return () => {
      current = false;
      stop?.();
    };
  }, [form.ref, form.outcome, places]);

  const show = async (step: number) => {
    const next = shown < 0 && step < 0 ? places.length - 1 : (shown + step + places.length) % places.length;
    const place = places[next];
    if (!place || !form.ref.current) return;
    setShown(next);
    form.announce(`${place.line}:${place.column} ${place.sentence}`);
    (await import('./marks')).goTo(form.ref.current, place);
  };

  return (
    <ToolForm
      form={form}
      className="validator"
      results={[{ only: ['valid', 'errors', 'warnings'] }]}
      below={
        <>
          {places.length > 0 && (
            <div className="actions">
              <button type="button" onClick={() => void show(1)}>
                {own.next}
              </button>
              {places.length > 1 && (
                <button type="button" className="quiet" onClick={() => void show(-1)}>
                  {own.previous}
                </button>
              )}
            </div>
          )}
          {clean ? (
            <p className="hint">
              {own.none}
              <output name="result" aria-live="off" hidden />
            </p>
          ) : (
            <Results form={form} only={['result']} />
          )}
        </>
      }
    />
  );
}
