import chips from '../styles/kinds/chips.css?url';
import drawing from '../styles/kinds/drawing.css?url';
import cards from '../styles/kinds/cards.css?url';
import figures from '../styles/kinds/figures.css?url';
import type { Kind } from '../kinds/contract';
import { toolOf } from './tool-registry';

/** Styles that only some pages need and link: those of a kind, and of a tool's own component. */
const KIND_STYLES: Partial<Record<Kind, string>> = {
  styles: cards,
  gallery: cards,
  calculator: figures,
  generator: figures,
  lookup: figures,
};
const own = import.meta.glob<string>('../tools/*/*/style.css', { eager: true, query: '?url', import: 'default' });

export function stylesOf(tool: string): readonly string[] {
  const { kind, outputs } = toolOf({ file: tool, tool });
  const list = Object.values(outputs);
  const hasChips = list.some((output) => output.type === 'items' && output.look === 'chips');
  const hasDrawing = list.some((output) => output.type === 'text' && output.drawing);
  const shared = [KIND_STYLES[kind], hasChips ? chips : undefined, hasDrawing ? drawing : undefined];
  return [...shared, own[`../tools/${tool}/style.css`]].filter((url) => url !== undefined);
}
