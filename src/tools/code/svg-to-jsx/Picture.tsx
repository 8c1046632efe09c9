import { useEffect, useState, type ReactNode } from 'react';

/** A separate SVG file is only valid with it, although SVG inside HTML needs none. */
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

/** An SVG shown as an image: there no script in it runs, and it loads nothing external. */
export default function Picture({ svg, words }: { svg: string; words: Readonly<Record<string, string>> }): ReactNode {
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const root = /<svg(?=[\s/>])/.exec(svg);
    const known = /\sxmlns\s*=/.test(svg);
    const end = (root?.index ?? 0) + '<svg'.length;
    const whole = known || !root ? svg : svg.slice(0, end) + NAMESPACE + svg.slice(end);
    const made = URL.createObjectURL(new Blob([whole.trimStart()], { type: 'image/svg+xml' }));
    setAddress(made);
    setFailed(false);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  if (svg.trim() === '' || address === undefined) return null;
  return (
    <section className="svg-preview" aria-label={words.preview}>
      <h2 className="label">{words.preview}</h2>
      {failed ? (
        <p className="note">{words.failed}</p>
      ) : (
        <img src={address} alt={words.preview} onError={() => setFailed(true)} />
      )}
    </section>
  );
}
