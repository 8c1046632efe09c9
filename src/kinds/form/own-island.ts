import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import type { IslandProps } from '../contract/island-props';

/**
 * The island of a tool with a component of its own. The component is a chunk that loads on intent, so that the page
 * preloads React and no more; at build it is there at once, because streamed HTML would need scripts of its own:
 *
 *     export default ownIsland(import.meta.env.SSR ? (await import('./Wheel')).default : lazy(() => import('./Wheel')));
 */
export function ownIsland(Component: ComponentType<IslandProps>): (props: IslandProps) => ReactNode {
  return (props) => createElement(Suspense, null, createElement(Component, props));
}
