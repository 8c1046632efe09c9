import type { ReactNode } from 'react';
import { LineIcon } from '../../../ui/LineIcon';
import { isLogo, type Drawing } from './brands';

interface Props {
  /** Undefined while it loads: then its place stays empty. */
  icon: Drawing | undefined;
  size: number;
  stroke: number;
}

/** An icon or a logo on screen, decorative: its name is beside it. */
export function IconDrawing({ icon, size, stroke }: Props): ReactNode {
  if (icon && !isLogo(icon)) return <LineIcon nodes={icon} size={size} stroke={stroke} />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {icon && <path d={icon.path} />}
    </svg>
  );
}
