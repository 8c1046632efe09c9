import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { GalleryChips } from '../../../kinds/parts/gallery/GalleryChips';
import { GallerySide } from '../../../kinds/parts/gallery/GallerySide';
import { useScrollBack } from '../../../kinds/parts/gallery/gallery-scroll';
import type { Form } from '../../../kinds/form/form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { formatNumber } from '../../../i18n/format';
import { useForm } from '../../../kinds/form/use-form';
import { useStoredList } from '../../../kinds/parts/results/stored-list';
import { loadLogos, type Drawing } from './brands';
import { ChosenIcon } from './ChosenIcon';
import { IconDrawing } from './IconDrawing';
import { IconSet } from './IconSet';
import type { IconLook } from './icon-code';
import { OwnIcon } from './OwnIcon';
import { loadIcons, type IconNodes, type Icons } from '../../../core/icons/icon-search';
import starter from './starter.json';
import logic from './tool';

const STARTER = starter as unknown as Readonly<Record<string, IconNodes>>;
/** How many icons are shown at first, and are added when the end of the list comes into view. */
const PORTION = 240;

const LOOK = ['format', 'size', 'stroke', 'color'];
const PLACED = ['category', ...LOOK];

/** Icons to choose from, and the chosen one with its code. */
export default function FreeSvgIcons(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { strings, words } = props;
  const icons = useIcons(form);
  const result = form.outcome?.values.result;
  const names = Array.isArray(result) ? (result as readonly string[]) : Object.keys(STARTER);
  const count = Number(form.outcome?.values.count ?? 0);
  const values = form.reading()?.values;
  const chosen = String(values?.icon || '');
  const query = values && `${String(values.category)} ${String(values.input)}`;
  const list = useRef<HTMLDivElement>(null);
  useScrollBack(list, query);
  const look = {
    size: Number(values?.size ?? 24),
    stroke: Number(values?.stroke ?? 2),
    color: String(values?.color ?? 'currentColor'),
  };
  return (
    <ToolForm
      form={form}
      className="icons"
      placed={PLACED}
      bar={<GalleryChips form={form} name="category" />}
      results={[]}
      below={
        <div className="gallery-parts">
          <div className="icon-list" ref={list}>
            <p className="icon-count">
              {count > 0 && (
                <>
                  {strings.labels.count}:{' '}
                  <output name="count" aria-live="off" data-value={count}>
                    {formatNumber(count, props.lang)}
                  </output>
                </>
              )}
            </p>
            <Grid
              key={query}
              names={names}
              icons={icons}
              stroke={look.stroke}
              chosen={chosen}
              label={strings.labels.result ?? words['label.result']}
              pick={(name) => form.setValues({ icon: name })}
            />
          </div>
          <Side form={form} name={chosen} icons={icons} look={look} />
        </div>
      }
    />
  );
}

interface SideProps {
  form: Form;
  /** The chosen icon's; '' if there is none. */
  name: string;
  /** Lucide's; undefined until they have loaded. */
  icons: Icons | undefined;
  look: IconLook;
}

/** The chosen icon, the collected ones, and how they look. */
function Side({ form, name, icons, look }: SideProps): ReactNode {
  const { own = {} } = form.props.strings;
  const [collected, toggle, , empty] = useStoredList('icon-set');
  const drawingOf = useDrawings(icons, [name, ...collected]);
  const icon = drawingOf(name);
  const set = collected.flatMap((one) => {
    const found = drawingOf(one);
    return found ? [[one, found] as const] : [];
  });
  const title = icon ? (
    <>
      <IconDrawing icon={icon} size={24} stroke={look.stroke} />
      <span>{name}</span>
    </>
  ) : (
    <span>{own.look}</span>
  );
  return (
    <GallerySide label={own.look} title={title}>
      {icon && (
        <ChosenIcon
          form={form}
          name={name}
          icon={icon}
          look={look}
          inSet={collected.includes(name)}
          toggle={() => toggle(name)}
        />
      )}
      {set.length > 0 && (
        <IconSet
          form={form}
          icons={set}
          look={look}
          pick={(picked) => form.setValues({ icon: picked })}
          empty={empty}
        />
      )}
      <details className="icon-look">
        <summary>{own.look}</summary>
        <div className="options">
          <Controls form={form} only={LOOK} />
        </div>
      </details>
      <OwnIcon form={form} look={look} />
    </GallerySide>
  );
}

interface GridProps {
  names: readonly string[];
  /** Lucide's; undefined until they have loaded. */
  icons: Icons | undefined;
  stroke: number;
  chosen: string;
  label: string;
  pick: (name: string) => void;
}

/** The icons as buttons; more are added when the end of the list comes near. */
function Grid({ names, icons, stroke, chosen, label, pick }: GridProps): ReactNode {
  const [shown, setShown] = useState(PORTION);
  const visible = names.slice(0, shown);
  const drawingOf = useDrawings(icons, visible);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((before) => before + PORTION),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div className="icon-grid" role="group" aria-label={label}>
      {visible.map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} title={name} onClick={() => pick(name)}>
          <IconDrawing icon={drawingOf(name)} size={24} stroke={stroke} />
          <output name="result" aria-live="off">
            {name}
          </output>
        </button>
      ))}
      {shown < names.length && <div ref={end} />}
    </div>
  );
}

/** Finds the drawings of icons by name; logos that are missing load, each file once. */
function useDrawings(icons: Icons | undefined, names: readonly string[]): (name: string) => Drawing | undefined {
  const [logos, setLogos] = useState<Readonly<Record<string, Drawing>>>({});
  const lineOf = (name: string) => icons?.nodes[icons.aliases[name] ?? name] ?? STARTER[name];
  const missing = icons ? names.filter((name) => name !== '' && !lineOf(name) && !logos[name]).join(' ') : '';
  useEffect(() => {
    if (missing === '') return;
    const add = (loaded: Readonly<Record<string, Drawing>>) => setLogos((before) => ({ ...before, ...loaded }));
    // Without a connection, the names stay, with empty places beside them.
    loadLogos(missing.split(' ')).then(add, () => {});
  }, [missing]);
  return (name) => lineOf(name) ?? logos[name];
}

/** All of Lucide's icons, once the form has a result. */
function useIcons({ outcome }: Form): Icons | undefined {
  const [icons, setIcons] = useState<Icons>();
  const isWanted = outcome !== undefined;
  useEffect(() => {
    if (isWanted) void loadIcons().then(setIcons);
  }, [isWanted]);
  return icons;
}
