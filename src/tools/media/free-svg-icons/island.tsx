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
import { LineIcon } from '../../../ui/LineIcon';
import { ChosenIcon } from './ChosenIcon';
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
  const nodesOf = (name: string) => icons?.nodes[icons.aliases[name] ?? name] ?? STARTER[name];
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
                  <output name="count" aria-live="off" data-value={count}>
                    {formatNumber(count, props.lang)}
                  </output>{' '}
                  {strings.labels.result}
                </>
              )}
            </p>
            <Grid
              key={query}
              names={names}
              nodesOf={nodesOf}
              stroke={look.stroke}
              chosen={chosen}
              label={strings.labels.result ?? words['label.result']}
              pick={(name) => form.setValues({ icon: name })}
            />
          </div>
          <Side form={form} name={chosen} nodesOf={nodesOf} look={look} />
        </div>
      }
    />
  );
}

interface SideProps {
  form: Form;
  /** The chosen icon's; '' if there is none. */
  name: string;
  nodesOf: (name: string) => IconNodes | undefined;
  look: IconLook;
}

/** The chosen icon, the collected ones, and how they look. */
function Side({ form, name, nodesOf, look }: SideProps): ReactNode {
  const { own = {} } = form.props.strings;
  const [collected, toggle, , empty] = useStoredList('icon-set');
  const nodes = nodesOf(name);
  const set = collected.flatMap((one) => {
    const found = nodesOf(one);
    return found ? [[one, found] as const] : [];
  });
  const title = nodes ? (
    <>
      <LineIcon nodes={nodes} size={24} stroke={look.stroke} />
      <span>{name}</span>
    </>
  ) : (
    <span>{own.look}</span>
  );
  return (
    <GallerySide label={own.look} title={title}>
      {nodes && (
        <ChosenIcon
          form={form}
          name={name}
          nodes={nodes}
          look={look}
          inSet={collected.includes(name)}
          toggle={() => toggle(name)}
        />
      )}
      {set.length > 0 && (
        <IconSet form={form} icons={set} look={look} pick={(icon) => form.setValues({ icon })} empty={empty} />
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
  nodesOf: (name: string) => IconNodes | undefined;
  stroke: number;
  chosen: string;
  label: string;
  pick: (name: string) => void;
}

/** The icons as buttons; more are added when the end of the list comes near. */
function Grid({ names, nodesOf, stroke, chosen, label, pick }: GridProps): ReactNode {
  const [shown, setShown] = useState(PORTION);
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
      {names.slice(0, shown).map((name) => {
        const nodes = nodesOf(name);
        return (
          nodes && (
            <button key={name} type="button" aria-pressed={name === chosen} title={name} onClick={() => pick(name)}>
              <LineIcon nodes={nodes} size={24} stroke={stroke} />
              <output name="result" aria-live="off">
                {name}
              </output>
            </button>
          )
        );
      })}
      {shown < names.length && <div ref={end} />}
    </div>
  );
}

/** All icons, once the form has a result. */
function useIcons({ outcome }: Form): Icons | undefined {
  const [icons, setIcons] = useState<Icons>();
  const isWanted = outcome !== undefined;
  useEffect(() => {
    if (isWanted) void loadIcons().then(setIcons);
  }, [isWanted]);
  return icons;
}
