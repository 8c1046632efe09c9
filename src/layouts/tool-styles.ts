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
};
const own = import.meta.glob<string>('../tools/*/*/style.css', { eager: true, query: '?url', import: 'default' });

export function stylesOf(tool: string): readonly string[] {
  const { kind } = toolOf({ file: tool, tool });
  return [KIND_STYLES[kind], own[`../tools/${tool}/style.css`]].filter((url) => url !== undefined);
}
