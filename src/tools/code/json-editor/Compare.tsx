import { useEffect, useState, type ReactNode } from 'react';

/** Differences from the text as it was opened or saved, line by line. */
export function Compare({ before, after, label }: { before: string; after: string; label: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly { readonly sign: string; readonly text: string }[]>([]);
  useEffect(() => {
    if (!open) return;
    let current = true;
    void import('./compare').then(({ changedLines }) => current && setLines(changedLines(before, after)));
    return () => {
      current = false;
    };
  }, [open, before, after]);
  return (
    <details className="result-text" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <pre className="json-diff">
        {lines.map(({ sign, text }, index) => (
          // The list is always replaced as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} data-sign={sign}>
            {sign} {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </details>
  );
}
