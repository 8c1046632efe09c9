import bars from '../styles/kinds/bars.css?inline';
import chart from '../styles/kinds/chart.css?inline';
import chips from '../styles/kinds/chips.css?inline';
import drawing from '../styles/kinds/drawing.css?inline';
import cards from '../styles/kinds/cards.css?inline';
import files from '../styles/kinds/files.css?inline';
import figures from '../styles/kinds/figures.css?inline';
import lookup from '../styles/kinds/lookup.css?inline';
import gallery from '../styles/kinds/gallery.css?inline';
import grid from '../styles/kinds/grid.css?inline';
import lists from '../styles/kinds/lists.css?inline';
import stats from '../styles/kinds/stats.css?inline';
import text from '../styles/kinds/text.css?inline';
import type { Kind } from '../kinds/contract';
import { toolOf } from './tool-registry';

/**
 * Styles that only some pages need: those of a kind, and of a tool's own component. They are in the page's head, because a
 * linked file would delay the first paint by a round trip.
 */
const KIND_STYLES: Partial<Record<Kind, string>> = {
  stats,
  text,
  calculator: figures,
  generator: figures,
  lookup: figures,
  gallery,
};
const own = import.meta.glob<string>('../tools/*/*/style.css', { eager: true, query: '?inline', import: 'default' });

export function stylesOf(tool: string): readonly string[] {
  const { kind, fields, outputs } = toolOf({ file: tool, tool });
  const list = Object.values(outputs);
  const looks = (...names: readonly string[]) =>
    list.some((output) => output.type === 'items' && names.includes(output.look));
  const hasDrawing = list.some((output) => output.type === 'text' && output.drawing);
  const hasFiles = [...list, ...Object.values(fields)].some(({ type }) => type === 'files');
  const shared = [
    KIND_STYLES[kind],
    KIND_STYLES[kind] === figures && looks('list') ? lists : undefined,
    kind === 'lookup' ? lookup : undefined,
    looks('cards') ? cards : undefined,
    looks('grid') ? grid : undefined,
    hasFiles ? files : undefined,
    looks('chips') ? chips : undefined,
    list.some((output) => output.type === 'table' && output.chart !== undefined) ? chart : undefined,
    list.some((output) => output.type === 'table' && output.bar !== undefined) ? bars : undefined,
    hasDrawing ? drawing : undefined,
  ];
  return [...shared, own[`../tools/${tool}/style.css`]].filter((css) => css !== undefined);
}
