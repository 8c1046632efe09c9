import chips from '../styles/kinds/chips.css?url';
import drawing from '../styles/kinds/drawing.css?url';
import cards from '../styles/kinds/cards.css?url';
import files from '../styles/kinds/files.css?url';
import figures from '../styles/kinds/figures.css?url';
import stats from '../styles/kinds/stats.css?url';
import type { Kind } from '../kinds/contract';
import { toolOf } from './tool-registry';

/** Styles that only some pages need and link: those of a kind, and of a tool's own component. */
const KIND_STYLES: Partial<Record<Kind, string>> = {
  stats,
  calculator: figures,
  generator: figures,
  lookup: figures,
};
const own = import.meta.glob<string>('../tools/*/*/style.css', { eager: true, query: '?url', import: 'default' });

export function stylesOf(tool: string): readonly string[] {
  const { kind, fields, outputs } = toolOf({ file: tool, tool });
  const list = Object.values(outputs);
  const looks = (...names: readonly string[]) =>
    list.some((output) => output.type === 'items' && names.includes(output.look));
  const hasDrawing = list.some((output) => output.type === 'text' && output.drawing);
  const hasFiles = [...list, ...Object.values(fields)].some(({ type }) => type === 'files');
  const shared = [
    KIND_STYLES[kind],
    looks('cards', 'grid') ? cards : undefined,
    hasFiles ? files : undefined,
    looks('chips') ? chips : undefined,
    hasDrawing ? drawing : undefined,
  ];
  return [...shared, own[`../tools/${tool}/style.css`]].filter((url) => url !== undefined);
}
