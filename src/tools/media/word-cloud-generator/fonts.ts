/** Font families that are on almost every device, so that nothing is loaded and the SVG looks the same elsewhere. */
export const FONTS = {
  sans: "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', 'Noto Serif', serif",
  mono: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  rounded: "ui-rounded, 'Arial Rounded MT Bold', 'Varela Round', Nunito, 'Trebuchet MS', sans-serif",
  narrow: "'Arial Narrow', 'Roboto Condensed', 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif",
  black: "Impact, 'Arial Black', Haettenschweiler, 'Anton', sans-serif",
} as const;

export const FONT_NAMES = ['sans', 'serif', 'mono', 'rounded', 'narrow', 'black'] as const;
