import { createElement, type ReactNode } from 'react';
import type { IconNodes } from '../core/icons/icon-search';

/** An icon on screen, decorative: its name is beside it. */
export function LineIcon({ nodes, size, stroke }: { nodes: IconNodes; size: number; stroke: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
