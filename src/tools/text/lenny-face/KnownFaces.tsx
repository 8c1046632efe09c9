import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadKnownFaces, MOODS, type KnownFace, type Mood } from '../../../data/lenny';
import { copyText } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { headed } from '../../../kinds/parts/gallery/gallery-search';
import { cryptoSource, int } from '../../../core/numbers/random';
import { byMood, findKnown } from './known';

/**
 * A gallery of known faces by mood, with its own search: it isn't part of the form, and the form's link doesn't include
 * it.
 */
export function KnownFaces({ props }: { props: IslandProps }): ReactNode {
  const { words, strings } = props;
  const own = strings.own ?? {};
  const [faces, setFaces] = useState<readonly KnownFace[]>();
  const [query, setQuery] = useState('');
  const [mood, setMood] = useState<Mood | 'all'>('all');
  const [message, setMessage] = useState('');
  useEffect(() => void loadKnownFaces().then(setFaces), []);
  const found = useMemo(() => findKnown(faces ?? [], query, mood), [faces, query, mood]);
  const copy = async (text: string) => {
    setMessage((await copyText(text)) ? `${words['status.copied']} ${text}` : words['error.clipboard']);
  };
  const copyRandom = () => {
    const face = found[int(cryptoSource(), 0, found.length - 1)];
    if (face) void copy(face.text);
  };
  return (
    <div className="known">
      <h2 id="known-faces" className="label">
        {own.known}
      </h2>
      <div className="known-search">
        <input
          type="search"
          aria-label={own.search}
          placeholder={own.placeholder}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <button type="button" disabled={found.length === 0} onClick={copyRandom}>
          {own.random}
        </button>
      </div>
      <div className="actions" role="group" aria-label={own.moods}>
        {(['all', ...MOODS] as const).map((one) => (
          <button key={one} type="button" aria-pressed={mood === one} onClick={() => setMood(one)}>
            {own[one]}
          </button>
        ))}
      </div>
      <p role="status" className="known-said">
        {message}
      </p>
      <section className="known-box" tabIndex={0} aria-labelledby="known-faces">
        {byMood(found).map((group) => (
          <Faces
            key={group.mood}
            title={own[group.mood]}
            faces={group.faces}
            copyLabel={words['action.copy']}
            onCopy={(text) => void copy(text)}
          />
        ))}
        {faces && found.length === 0 && (
          <>
            <p>{own.nothingFound}</p>
            <button
              type="button"
              onClick={() => {
                setQuery('');
                setMood('all');
              }}
            >
              {own.showAll}
            </button>
          </>
        )}
      </section>
    </div>
  );
}

interface FacesProps {
  title: string | undefined;
  faces: readonly KnownFace[];
  copyLabel: string;
  onCopy: (text: string) => void;
}

/** The faces of one mood; a click on one copies it. */
function Faces({ title, faces, copyLabel, onCopy }: FacesProps): ReactNode {
  return (
    <div>
      <h3 className="label">{title}</h3>
      <ul className="items">
        {faces.map(({ text, name }) => (
          <li key={text} className="item">
            <span>{text}</span>
            <button
              type="button"
              className="cover"
              aria-label={`${copyLabel}: ${headed(name)}`}
              title={headed(name)}
              onClick={() => onCopy(text)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
