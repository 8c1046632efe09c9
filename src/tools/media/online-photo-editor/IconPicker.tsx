import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadIcons, search, type IconNodes, type Icons } from '../../../core/icons/icon-search';
import { LineIcon } from '../../../ui/LineIcon';

interface Props {
  words: Readonly<Record<string, string>>;
  chosen: string;
  onChoose: (name: string, nodes: IconNodes) => void;
}

/** As many as fill the panel: a search finds the others. */
const SHOWN = 60;
/** What people put on photos, before they search. */
const USUAL =
  'heart star smile thumbs-up check x map-pin flag music zap sun moon cloud snowflake flame crown gift cake coffee camera plane car house tree-palm flower paw-print cat dog bird fish';

/** Icons to put on the picture, with a search. */
export default function IconPicker({ words, chosen, onChoose }: Props): ReactNode {
  const [icons, setIcons] = useState<Icons>();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let isHere = true;
    void loadIcons().then((loaded) => isHere && setIcons(loaded));
    return () => {
      isHere = false;
    };
  }, []);
  const names = useMemo(() => {
    if (!icons) return [];
    return typed.trim() === ''
      ? USUAL.split(' ').filter((name) => name in icons.nodes)
      : search(icons, typed, '').slice(0, SHOWN);
  }, [icons, typed]);
  return (
    <div className="icon-picker">
      <label>
        {words.search}
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <ul>
        {names.map((name) => {
          const nodes = icons?.nodes[name];
          return (
            nodes && (
              <li key={name}>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={name}
                  title={name}
                  aria-pressed={name === chosen}
                  onClick={() => onChoose(name, nodes)}
                >
                  <LineIcon nodes={nodes} size={22} stroke={2} />
                </button>
              </li>
            )
          );
        })}
      </ul>
      {icons && names.length === 0 && <p className="hint">{words.noIcon}</p>}
    </div>
  );
}
