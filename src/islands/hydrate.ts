import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

type Hydrator = (component: ComponentType, props: Readonly<Record<string, unknown>>) => void;

/**
 * Hydrates a React island. Astro's own renderer hydrates in a transition, whose steps of 5 ms wait for everything else that
 * the page has to do: on a slow phone the first answer comes 60 to 90 ms later. An island has no slots here, and is always
 * in the page's HTML.
 */
const hydrate =
  (island: HTMLElement): Hydrator =>
  (component, props) =>
    flushSync(() => {
      hydrateRoot(island, createElement(component, props), {
        // As in the HTML: React's useId begins with it.
        identifierPrefix: island.getAttribute('prefix') ?? '',
      });
    });

export default hydrate;
