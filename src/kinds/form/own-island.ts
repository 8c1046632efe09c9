import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import type { IslandProps } from '../contract/island-props';

/**
 * The island of a tool with its own component. The component is a chunk that loads on intent, so that the page preloads
 * only React. At build it is imported directly, because streamed HTML would need additional inline scripts:
 *
 *     export default ownIsland(import.meta.env.SSR ? (await import('./Wheel')).default : lazy(() => import('./Wheel')));
 */
export function ownIsland(Component: ComponentType<IslandProps>): (props: IslandProps) => ReactNode {
  return (props) => createElement(Suspense, null, createElement(Component, props));
}
