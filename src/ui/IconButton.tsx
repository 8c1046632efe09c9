import type { ReactNode } from 'react';

/** Line icons on a 24 × 24 grid. */
const PATHS = {
  list: 'M4 6h16M4 12h16M4 18h10',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v5',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  back: 'M10 6l-6 6 6 6M4 12h16',
  restore: 'M4 5v5h5M5 10a8 8 0 1 1-1 4',
  close: 'M6 6l12 12M18 6L6 18',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  eye: 'M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  save: 'M12 4v11M8 11.5l4 4 4-4M5 19.5h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 18h2M18 18h2v2h-2z',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  send: 'M4 12h13M12 6l6 6-6 6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  paste: 'M9 4h6v4H9zM9 6H5v14h14V6h-4',
  crop: 'M7 3v14h14M3 7h14v14',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h10M18 17h2M16 15v4',
  rotate: 'M20 5v5h-5M19 10a8 8 0 1 0 1 4',
  mirror: 'M12 3v18M9 7v10H3zM15 7v10h6z',
  text: 'M5 7V5h14v2M12 5v14M9 19h6',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  arrow: 'M5 19L18 6M9 5.5h9.5V15',
  cover: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  zoomIn: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21M7.5 10.5h6M10.5 7.5v6',
  zoomOut: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21M7.5 10.5h6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    <path d={PATHS[name]} />
  </svg>
);

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  keys?: string;
  disabled?: boolean;
  pressed?: boolean;
  className?: string;
}

/** A button with an icon; its label is read by screen readers, and shown on hover. */
export function IconButton({ icon, label, onClick, keys, disabled, pressed, className = '' }: Props): ReactNode {
  return (
    <button
      type="button"
      className={`icon-button ${className}`.trim()}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
