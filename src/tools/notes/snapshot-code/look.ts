import { THEMES, type Theme, type ThemeName } from '../../../formats/highlight/highlight-theme';
import { GRADIENTS, type Background } from './backgrounds';

/** The appearance shared by PNG and SVG: colors, shadow, dots. */
export interface Look {
  readonly theme: Theme;
  readonly gradient: readonly string[] | undefined;
  readonly shadow: { readonly blur: number; readonly down: number; readonly opacity: number } | undefined;
}

export const RADIUS = 12;
export const DOTS = { radius: 6, first: 24, step: 20, colors: ['#ff5f57', '#febc2e', '#28c840'] } as const;
/** The background of an invisible character that is shown by its name, such as a bidi control. */
export const NAMED_GROUND = { opacity: 0.16, radius: 3 } as const;

/** The web font, followed by the monospace fonts of common systems. */
export const FAMILY =
  "'JetBrains Mono', ui-monospace, 'SF Mono', Menlo, Consolas, 'Cascadia Mono', 'DejaVu Sans Mono', monospace";

/** The look for a theme, background and padding; the shadow grows with the padding and is omitted if that is small. */
export function lookOf(theme: ThemeName, background: Background, padding: number): Look {
  const blur = Math.min(padding * 0.9, 40);
  return {
    theme: THEMES[theme],
    gradient: background === 'none' ? undefined : GRADIENTS[background],
    shadow: blur < 4 ? undefined : { blur, down: Math.min(padding * 0.35, 16), opacity: 0.4 },
  };
}
