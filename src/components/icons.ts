/** Line icons of the frame on a 24 × 24 grid: the `d` of one path. A tool's icon is two strings instead (`toolIcon`). */
const ICONS = {
  magnifier: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
} as const;

/** An icon's markup. */
export const iconMarkup = (name: keyof typeof ICONS): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/** The longest icon, in grapheme clusters: it must stay legible at 12 px. */
const LONGEST = 6;

/** The icon, escaped for markup. Too long an icon stops the build. */
function checkedIcon(change: string): string {
  const length = Array.from(new Intl.Segmenter().segment(change)).length;
  if (length === 0 || length > LONGEST)
    throw new Error(`Icon '${change}' has ${length} characters; write 1 to ${LONGEST}, such as 'Aa→AA'.`);
  return change.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * The markup of a tool's icon: the change that the tool makes, in a few characters of monospaced type ('Aa→AA'). The
 * style sheet prints it from the attribute, so that it isn't part of the card's text.
 */
export const toolIcon = (change: string): string => `<i data-icon="${checkedIcon(change)}" aria-hidden="true"></i>`;

/** The same as a picture that needs no style sheet, for the list of tools (`/api/{lang}/tools`). */
export const toolIconSvg = (change: string): string =>
  `<svg viewBox="0 0 52 32" width="52" height="32" fill="currentColor" aria-hidden="true"><text x="26" y="20" font-family="monospace" font-size="12" font-weight="600" text-anchor="middle">${checkedIcon(change)}</text></svg>`;
