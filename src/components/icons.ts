import { unknownName } from '../core/text/nearest.js';

/** Line icons on a 24 × 24 grid, by the name that content and tools use: the `d` of one path. */
const ICONS: Readonly<Record<string, string>> = {
  'arrows-left-right': 'M7 7l-4 5 4 5M17 7l4 5-4 5M3 12h18',
  'text-aa': 'M3 18l5-13 5 13M5 13h6M15 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6M19 12v6',
  'text-cursor': 'M9 4h2a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H9M15 4h-2M15 20h-2M4 9h4M4 15h4M16 9h4M16 15h4',
  magnifier: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21',
  columns: 'M4 5h7v14H4zM13 5h7v14h-7zM6 9h3M15 9h3M6 13h3M15 13h3',
  'list-numbers': 'M10 6h10M10 12h10M10 18h10M4 5h1v4M4 15h2l-2 3h2',
  paragraph: 'M13 4v16M17 4v16M19 4h-9a4 4 0 0 0 0 8h3',
  hash: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  quote: 'M5 17c3-1 4-4 4-9H4v6h4M14 17c3-1 4-4 4-9h-5v6h4',
  sparkles: 'M12 4l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM19 4v4M17 6h4M5 17v3M3.5 18.5h3',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  ghost: 'M5 20V11a7 7 0 0 1 14 0v9l-3-2-2 2-2-2-2 2-2-2zM10 11h.01M14 11h.01',
  star: 'M12 4l2.5 5.2 5.5.8-4 4 1 5.5-5-2.7-5 2.7 1-5.5-4-4 5.5-.8z',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9 10h.01M15 10h.01M8.5 14.5c2 2 5 2 7 0',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  unlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2M12 15v2',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  binary: 'M7 4H6v6M5 10h3M14 4h3v6h-3zM6 14h3v6H6zM15 14h-1v6M13 20h3',
  hex: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM9 10v4M15 10v4M9 12h6',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  braces: 'M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  shuffle:
    'M3 7h3c5 0 7 10 12 10h3M3 17h3c2 0 3.5-1.6 4.8-3.5M13.2 10.5C14.5 8.6 16 7 18 7h3M18 4l3 3-3 3M18 14l3 3-3 3',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.3M17.5 14.5A6 6 0 0 1 21 20',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.700M12 16.5v.01',
  dice: 'M5 4h14v16H5zM9 8h.01M15 8h.01M12 12h.01M9 16h.01M15 16h.01',
  key: 'M8 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 13h9M18 13v4M15 13v3',
  fingerprint: 'M6 18c2-3 1-6 2-8a4 4 0 0 1 8 0c0 4 0 7-2 10M12 11c0 4-1 7-3 9M4 13c0-7 4-9 8-9s8 3 8 8v5',
  book: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8h6',
  wheel: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9',
  percent: 'M6 18L18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  bank: 'M4 10l8-6 8 6zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16',
  cake: 'M5 11h14v9H5zM5 15c2 2 4 2 7 0 3 2 5 2 7 0M12 11V7M12 4v.01',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  resize: 'M4 4h7M4 4v7M4 4l7 7M20 20h-7M20 20v-7M20 20l-7-7',
  clipboard: 'M8 5H6v16h12V5h-2M9 3h6v4H9zM9 12h6M9 16h6',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 18h2M18 18h2v2h-2z',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  scissors: 'M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6M8.5 7.5L20 18M8.5 16.5L20 6',
  cloud: 'M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.6 1.5A3.8 3.8 0 0 1 17.5 19z',
  chart: 'M4 4v16h16M8 20v-7M12 20V9M16 20v-5',
  crop: 'M7 2v15h15M2 7h15v15',
  droplet: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  film: 'M4 4h16v16H4zM8 4v16M16 4v16M4 8h4M4 12h16M4 16h4M16 8h4M16 16h4',
  monitor: 'M3 5h18v12H3zM9 21h6M12 17v4',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
};

export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** An icon's markup. An unknown name stops the build with an error that suggests the nearest one. */
export function iconMarkup(name: string): string {
  const path = ICONS[name];
  if (path === undefined) throw new Error(unknownName('icon', name, ICON_NAMES));
  return `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}
